"""How everything looks: themes, depths of colour, signs, the canvas."""
