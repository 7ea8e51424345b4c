"""A screen on a folding stand, for behind a projector."""
from shape import box, rod, tube

FINISHES = {"cloth": {"colour": [0.72, 0.72, 0.7], "rough": 0.8}, "frame": {"finish": "plastic", "colour": [0.02, 0.02, 0.02]}}


def build(width=2.0, height=1.25, above=0.7):
    z = above + height / 2
    parts = [box((0, 0, z), (width, 0.006, height), "cloth", 0)]
    for edge in (above, above + height):
        parts.append(box((0, 0, edge), (width + 0.05, 0.03, 0.05), "frame", 0.004))
    for side in (-1, 1):
        parts.append(box((side * width / 2, -0.002, z), (0.05, 0.03, height), "frame", 0.004))
        parts.append(rod((side * width * 0.42, 0, 0.03), (side * width * 0.42, 0, above), 0.018, "frame"))
        parts.append(tube([(side * width * 0.42, -0.35, 0.015), (side * width * 0.42, 0.35, 0.015)], 0.016, "frame", smooth=False))
    return parts
