"""A panel of lamps with its barn doors, on the head of a stand."""
import math

from shape import box, rod, tube

FINISHES = {
    "frame": {"finish": "plastic", "colour": [0.02, 0.02, 0.02]},
    "panel": {"colour": [1, 0.86, 0.66], "glow": 5},
    "door": {"rough": 0.55, "colour": [0.018, 0.018, 0.018]},
    "metal": {"finish": "aluminium"},
}


def build(height=1.55, tilt=12):
    up, back = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    parts = [box((0, 0, height), (0.36, 0.045, 0.36), "frame", 0.012, turn=(-tilt, 0, 0), segments=3)]
    parts.append(box((0, -0.024 * up, height - 0.024 * back), (0.32, 0.004, 0.32), "panel", 0.002, turn=(-tilt, 0, 0)))
    for side in (-1, 1):
        parts.append(box((side * 0.225, -0.085, height - 0.016), (0.004, 0.16, 0.33), "door", 0.001, turn=(-tilt, 0, side * -32)))
        parts.append(tube([(side * 0.19, 0, height), (side * 0.19, 0.01, height - 0.23), (0, 0.01, height - 0.24)], 0.008, "metal"))
        parts.append(rod((side * 0.18, 0, height), (side * 0.215, 0, height), 0.022, "frame", bevel=0.004))
    parts.append(box((0, -0.09, height + 0.205), (0.33, 0.15, 0.004), "door", 0.001, turn=(38, 0, 0)))
    parts.append(rod((0, 0.01, height - 0.33), (0, 0.01, height - 0.23), 0.013, "frame", bevel=0.003))
    return parts
