"""The drawings of Dragon Eclipse: thirty portraits in one style, drawn as SVG by code."""
