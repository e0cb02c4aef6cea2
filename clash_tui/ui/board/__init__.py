"""Behind the board screen: where the cursor is, what is told in which order, and in which words.

Nothing here draws and nothing here knows a rule: it turns views, events and forecasts into what
the widgets show.
"""
