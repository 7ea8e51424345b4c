"""A fruit crusher on its frame: a funnel full of apples, the rollers under it, a wheel to crank and a bucket."""
import math

from shape import ball, box, moved, ring, rod, tube, turned

FINISHES = {
    "frame": {"finish": "timber", "colour": [0.46, 0.27, 0.12]},
    "funnel": {"finish": "steel", "rough": 0.4},
    "housing": {"finish": "paint", "colour": [0.20, 0.02, 0.015], "rough": 0.35},
    "wheel": {"finish": "iron"},
    "grip": {"finish": "timber", "colour": [0.30, 0.15, 0.06]},
    "bucket": {"finish": "aluminium", "rough": 0.45},
    "red": {"colour": [0.42, 0.03, 0.02], "rough": 0.3},
    "green": {"colour": [0.34, 0.36, 0.06], "rough": 0.3},
}


def build(height=0.56):
    parts = []
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(rod((x * 0.21, y * 0.20, 0), (x * 0.15, y * 0.13, height), 0.026, "frame", sides=4))
        parts.append(box((x * 0.185, 0, 0.2), (0.03, 0.34, 0.03), "frame"))
    for y in (-0.13, 0.13):
        parts.append(box((0, y, height), (0.42, 0.05, 0.045), "frame", 0.004))
    parts.append(box((0, 0, height + 0.06), (0.22, 0.23, 0.12), "housing", 0.008))
    funnel = [(0.13, 0), (0.29, 0.26), (0.298, 0.262), (0.298, 0.256), (0.14, 0.0)]
    parts += moved([turned(funnel, (0, 0, height + 0.11), "funnel", steps=4)], turn=45)
    parts += apples(height + 0.3)
    parts += crank(0.19, height + 0.06)
    bucket = [(0, 0), (0.105, 0), (0.14, 0.25), (0.146, 0.25), (0.136, 0.245), (0.1, 0.01), (0, 0.01)]
    parts.append(turned(bucket, (0, 0, 0), "bucket"))
    return parts


def apples(z, rows=5):
    parts = []
    for i in range(rows * rows):
        x, y = (i % rows - 2) * 0.06 + 0.012 * math.sin(i * 7.1), (i // rows - 2) * 0.06 + 0.012 * math.sin(i * 3.3)
        parts.append(ball((x, y, z + 0.012 * math.sin(i * 5.7)), 0.036, "red" if i % 3 else "green", 24))
    return parts


def crank(x, z, radius=0.16):
    parts = [rod((0, 0, z), (x + 0.02, 0, z), 0.012, "wheel"), ring((x, 0, z), radius, 0.011, "wheel", (1, 0, 0))]
    for i in range(4):
        a = math.pi * i / 2 + 0.5
        parts.append(tube([(x, 0, z), (x, math.cos(a) * radius, z + math.sin(a) * radius)], 0.009, "wheel", smooth=False))
    at = (math.cos(0.5) * radius * -1, z + math.sin(0.5) * radius * -1)
    parts.append(rod((x, *at), (x + 0.03, *at), 0.007, "wheel"))
    return parts + [rod((x + 0.025, *at), (x + 0.13, *at), 0.015, "grip", bevel=0.005)]
