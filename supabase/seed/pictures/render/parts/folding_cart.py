"""A cart whose handle folds down onto its platform."""
from shape import box, rod, tube, wheel

FINISHES = {
    "platform": {"finish": "plastic", "colour": [0.05, 0.06, 0.075]},
    "edge": {"finish": "rubber"},
    "handle": {"finish": "aluminium"},
    "grip": {"finish": "rubber"},
    "fork": {"finish": "steel"},
    "tyre": {"finish": "rubber", "colour": [0.05, 0.05, 0.052]},
    "rim": {"finish": "plastic", "colour": [0.4, 0.4, 0.39]},
}


def build(length=0.74, width=0.47, height=0.92):
    floor, radius = 0.165, 0.055
    parts = [box((0, 0, floor), (width, length, 0.035), "platform", 0.012, segments=3)]
    parts.append(box((0, 0, floor), (width + 0.02, length + 0.02, 0.018), "edge", 0.008))
    for i in range(7):
        parts.append(box((0, (i - 3) * length / 8, floor + 0.019), (width - 0.08, 0.012, 0.004), "edge", 0.001))
    back, half = length / 2 - 0.03, width / 2 - 0.05
    bar = [(-half, back, floor), (-half, back + 0.04, height - 0.02), (-half, back + 0.045, height)]
    parts.append(tube([*bar, *[(-x, y, z) for x, y, z in reversed(bar)]], 0.0145, "handle", smooth=False))
    parts.append(rod((-half * 0.75, back + 0.045, height), (half * 0.75, back + 0.045, height), 0.021, "grip", bevel=0.004))
    parts.append(rod((-half, back + 0.025, 0.56), (half, back + 0.025, 0.56), 0.01, "handle"))
    for x in (-1, 1):
        parts.append(box((x * half, back, floor + 0.04), (0.045, 0.06, 0.06), "fork", 0.006))
        for y in (-1, 1):
            at = (x * (half - 0.005), y * (length / 2 - 0.1), radius)
            parts += wheel(at, radius, 0.034)
            for side in (-1, 1):
                parts.append(box((at[0] + side * 0.022, at[1], 0.095), (0.004, 0.036, 0.1), "fork", 0.001))
            parts.append(box((at[0], at[1], 0.146), (0.07, 0.075, 0.006), "fork", 0.002))
    return parts
