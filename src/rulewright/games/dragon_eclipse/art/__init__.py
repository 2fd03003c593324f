"""The drawings of Dragon Eclipse: thirty portraits in one hand, made of SVG by code."""
