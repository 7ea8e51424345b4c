"""Hard suitcases with ribs, wheels and a handle that is pulled out."""
from shape import box, moved, ring, rod, tube

FINISHES = {
    "large": {"rough": 0.32, "colour": [0.03, 0.10, 0.07], "grain": 0.3, "fine": 300},
    "medium": {"rough": 0.32, "colour": [0.03, 0.10, 0.07], "grain": 0.3, "fine": 300},
    "trim": {"finish": "plastic", "colour": [0.02, 0.02, 0.022]},
    "metal": {"finish": "aluminium"},
    "tyre": {"finish": "rubber"},
}


def build():
    return moved(suitcase("large", 0.5, 0.3, 0.72, 0.32), (-0.2, 0.1, 0), -14) + moved(suitcase("medium", 0.42, 0.25, 0.6, 0), (0.33, -0.08, 0), 22)


def suitcase(name, width, depth, height, pulled):
    low = 0.06
    middle = low + height / 2
    parts = []
    half = depth / 2 - 0.004
    for side in (-1, 1):
        parts.append(box((0, side * (depth / 4 + 0.001), middle), (width, half, height), name, 0.035, segments=6))
        for i in range(7):
            x = (i - 3) * width / 8.2
            parts.append(box((x, side * depth / 2, middle), (width / 17, 0.014, height * 0.86), name, 0.007, segments=4))
    parts.append(box((0, 0, middle), (width - 0.012, 0.012, height - 0.012), "trim", 0.03, segments=6))
    parts.append(box((width / 2 - 0.002, 0, middle + height * 0.18), (0.014, 0.035, 0.06), "metal", 0.004))
    for x, z in ((0, low + height), (None, middle)):
        if x is not None:
            grip = [(-0.09, 0, z - 0.002), (-0.085, 0, z + 0.028), (0, 0, z + 0.034), (0.085, 0, z + 0.028), (0.09, 0, z - 0.002)]
        else:
            edge = width / 2
            grip = [(edge - 0.002, 0.0, z - 0.09), (edge + 0.024, 0, z - 0.085), (edge + 0.03, 0, z), (edge + 0.024, 0, z + 0.085), (edge - 0.002, 0, z + 0.09)]
        parts.append(tube(grip, 0.009, "trim"))
    for x in (-1, 1):
        for y in (-1, 1):
            at = (x * width * 0.4, y * depth * 0.33, 0.028)
            parts.append(ring((at[0] - 0.009, at[1], at[2]), 0.02, 0.008, "tyre", (1, 0, 0)))
            parts.append(ring((at[0] + 0.009, at[1], at[2]), 0.02, 0.008, "tyre", (1, 0, 0)))
            parts.append(box((at[0], at[1] + 0.004, 0.052), (0.042, 0.05, 0.03), "trim", 0.01))
            parts.append(rod((at[0] - 0.016, at[1], at[2]), (at[0] + 0.016, at[1], at[2]), 0.014, "trim"))
    if pulled:
        top, y = low + height, depth * 0.36
        for x in (-1, 1):
            parts.append(rod((x * 0.085, y, top - 0.02), (x * 0.085, y, top + pulled), 0.009, "metal"))
        parts.append(box((0, y, top + pulled), (0.21, 0.03, 0.026), "trim", 0.01, segments=4))
    return parts
