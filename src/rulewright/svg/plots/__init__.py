"""Plots with intervals, for pages: forests, clouds, histograms, maps of cells and curves.

Colours come from the page by class (`plot`, `mark up`, `whisker` …); shape tells the same as colour: a triangle that
points up or down stands out above or below, a disc does not. Every plot has a title and a description.
"""

from .forest import Row, forest
from .grids import Cell, cells
from .histogram import histogram
from .lines import curve
from .scatter import Dot, scatter

__all__ = ["Cell", "Dot", "Row", "cells", "curve", "forest", "histogram", "scatter"]
