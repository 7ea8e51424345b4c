"""A repair stand: feet, a column and a clamp."""
from shape import box, rod, tube

FINISHES = {
    "tube": {"finish": "paint", "colour": [0.5, 0.16, 0.02]},
    "joint": {"finish": "plastic", "colour": [0.02, 0.02, 0.02]},
    "clamp": {"finish": "aluminium"},
    "tray": {"finish": "plastic", "colour": [0.05, 0.05, 0.05]},
}


def build(height=1.45):
    parts = [rod((0, 0, 0.02), (0, 0, height * 0.6), 0.026, "tube"), rod((0, 0, height * 0.55), (0, 0, height), 0.021, "tube")]
    parts.append(box((0, 0, height * 0.6), (0.075, 0.08, 0.07), "joint", 0.012))
    for x, y in ((0.55, -0.45), (-0.55, -0.45)):
        parts.append(tube([(0, 0, 0.1), (x * 0.1, y * 0.1, 0.06), (x, y, 0.025)], 0.021, "tube", smooth=False))
        parts.append(rod((x, y, 0), (x, y, 0.04), 0.03, "joint", bevel=0.005))
    parts.append(box((0, 0, height), (0.07, 0.09, 0.07), "joint", 0.015))
    parts.append(rod((0, 0, height), (0, -0.26, height), 0.018, "tube"))
    parts.append(box((0, -0.3, height), (0.1, 0.09, 0.055), "clamp", 0.012))
    parts.append(rod((0, -0.2, height), (0, -0.2, height + 0.09), 0.008, "clamp"))
    parts.append(rod((-0.05, -0.2, height + 0.09), (0.05, -0.2, height + 0.09), 0.011, "joint", bevel=0.004))
    parts.append(box((0.0, -0.02, height * 0.42), (0.42, 0.26, 0.018), "tray", 0.006))
    for x in (-0.19, 0.19):
        parts.append(box((x, -0.02, height * 0.43), (0.012, 0.26, 0.04), "tray", 0.004))
    return parts
