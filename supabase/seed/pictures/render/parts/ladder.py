"""A ladder that leans against the wall: telescopic, or of several aluminium sections."""
from shape import box, rod

FINISHES = {
    "rail": {"finish": "aluminium"},
    "rung": {"finish": "aluminium", "rough": 0.28},
    "joint": {"finish": "plastic", "colour": [0.025, 0.025, 0.027]},
    "foot": {"finish": "rubber"},
}


def build(kind="telescopic", height=3.2):
    return telescopic(height) if kind == "telescopic" else sections(height)


def telescopic(height, steps=11, width=0.42):
    """Each length of tube is thinner than the one below it."""
    parts, rise = [], height / steps
    for step in range(steps):
        radius = 0.031 - step * 0.0014
        low, high = step * rise, (step + 1) * rise
        for side in (-1, 1):
            x = side * width / 2
            parts.append(rod((x, 0, low), (x, 0, high), radius, "rail"))
            parts.append(rod((x, 0, high - 0.03), (x, 0, high + 0.016), radius + 0.006, "joint", bevel=0.003))
        parts.append(box((0, 0, high - 0.008), (width, 0.05, 0.03), "rung", 0.006))
        for side in (-1, 1):
            parts.append(box((side * (width / 2 - 0.055), 0, high - 0.008), (0.05, 0.056, 0.036), "joint", 0.006))
    for side in (-1, 1):
        parts.append(rod((side * width / 2, 0, -0.02), (side * width / 2, 0, 0.05), 0.037, "foot", bevel=0.006))
    return parts


def sections(height, rungs=11):
    """Two sections slid over one another, the lower one broader."""
    parts = []
    for width, y, low, high in ((0.46, 0, 0, height * 0.62), (0.39, -0.03, height * 0.3, height)):
        for side in (-1, 1):
            parts.append(box((side * width / 2, y, (low + high) / 2), (0.025, 0.065, high - low), "rail", 0.004))
        step = 0.28
        count = int((high - low - 0.12) / step) + 1
        for i in range(count):
            z = low + 0.12 + i * step
            parts.append(rod((-width / 2, y, z), (width / 2, y, z), 0.015, "rung"))
    for side in (-1, 1):
        parts.append(box((side * 0.23, 0, 0.02), (0.045, 0.085, 0.07), "foot", 0.006))
        parts.append(box((side * 0.215, -0.015, height * 0.6), (0.07, 0.11, 0.05), "joint", 0.006))
    parts.append(box((0, 0.01, 0.06), (0.9, 0.05, 0.035), "rail", 0.004))
    for side in (-1, 1):
        parts.append(box((side * 0.45, 0.01, 0.05), (0.04, 0.06, 0.07), "foot", 0.006))
    return parts
