"""What has to be mended of Textual 8.2.8, which this program is pinned to.

Its ``StylesCache.get_inner_outer`` remembers its answers together with the cache they were asked
of: the pictures of a thousand widgets that are long gone stay in memory, 2 MB with each game
(https://github.com/Textualize/textual/issues/6665). The answers hang on the colours alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from textual._styles_cache import StylesCache

if TYPE_CHECKING:
    from textual.color import Color
    from textual.style import Style

_asked = StylesCache.get_inner_outer.__wrapped__
_nobody = StylesCache()
"""Stands for the cache that is asked, which has nothing to do with the answer."""


@lru_cache(1024)
def _inner_outer(base_background: Color, background: Color) -> tuple[Style, Style]:
    return _asked(_nobody, base_background, background)


def _get_inner_outer(
    _cache: StylesCache, base_background: Color, background: Color
) -> tuple[Style, Style]:
    return _inner_outer(base_background, background)


def mend() -> None:
    """Let no widget be remembered by the colours it had."""
    StylesCache.get_inner_outer = _get_inner_outer  # type: ignore[method-assign,assignment]
