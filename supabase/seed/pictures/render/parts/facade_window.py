"""A window of a house front, with its frame, its sill and its shutters."""
from shape import box

FINISHES = {
    "frame": {"rough": 0.45, "colour": [0.7, 0.68, 0.62]},
    "pane": {"rough": 0.05, "vary": 0.02, "colour": [0.03, 0.045, 0.06], "grain": 0, "dirt": 1},
    "sill": {"rough": 0.8, "colour": [0.5, 0.48, 0.44]},
    "shutter": {"rough": 0.5, "colour": [0.05, 0.14, 0.1]},
}


def build(width=1.0, height=1.5, slats=18):
    parts = [box((0, 0, height / 2), (width, 0.04, height), "pane", 0)]
    for x in (-width / 2, 0, width / 2):
        parts.append(box((x, -0.03, height / 2), (0.07, 0.06, height), "frame", 0.004))
    for z in (0.035, height * 0.68, height - 0.035):
        parts.append(box((0, -0.03, z), (width, 0.06, 0.07), "frame", 0.004))
    parts.append(box((0, -0.06, -0.03), (width + 0.2, 0.2, 0.06), "sill", 0.006))
    leaf = width / 2
    for side in (-1, 1):
        middle = side * (width / 2 + leaf / 2 + 0.06)
        for x in (-leaf / 2 + 0.03, leaf / 2 - 0.03):
            parts.append(box((middle + x, -0.03, height / 2), (0.06, 0.035, height), "shutter", 0.003))
        for z in (0.04, height / 2, height - 0.04):
            parts.append(box((middle, -0.03, z), (leaf, 0.035, 0.08), "shutter", 0.003))
        for i in range(slats):
            z = 0.09 + (height - 0.18) * (i + 0.5) / slats
            parts.append(box((middle, -0.03, z), (leaf - 0.1, 0.012, height / slats * 0.8), "shutter", 0, turn=(38, 0, 0)))
    return parts
