"""A double waffle iron, open, with a waffle on one side."""
from shape import box, rod, tube

FINISHES = {
    "body": {"finish": "steel"},
    "base": {"finish": "plastic", "colour": [0.02, 0.02, 0.02]},
    "iron": {"metal": 0.7, "rough": 0.4, "colour": [0.03, 0.03, 0.03]},
    "waffle": {"rough": 0.6, "colour": [0.58, 0.29, 0.07], "dirt": 0.6, "grain": 0.4, "fine": 60},
    "lamp": {"colour": [0.8, 0.2, 0.03], "glow": 2},
}


def build(plate=0.19):
    parts = [box((0, 0, 0.035), (plate * 2.35, plate * 1.5, 0.05), "base", 0.02, segments=5)]
    parts.append(box((0, 0, 0.066), (plate * 2.3, plate * 1.42, 0.02), "body", 0.008, segments=3))
    for side in (-1, 1):
        x = side * plate * 0.55
        parts.append(box((x, 0, 0.08), (plate, plate, 0.014), "iron", 0.004))
        parts += grid(x, 0, 0.087, plate, "iron")
    parts.append(box((plate * 0.55, 0, 0.092), (plate * 0.93, plate * 0.93, 0.014), "waffle", 0.005, segments=3))
    parts += grid(plate * 0.55, 0, 0.099, plate * 0.92, "waffle")
    hinge = plate * 0.74
    parts.append(rod((-plate * 0.9, hinge, 0.085), (plate * 0.9, hinge, 0.085), 0.012, "body"))
    parts.append(box((0, hinge + 0.065, 0.2), (plate * 2.3, 0.045, plate * 1.4), "body", 0.018, turn=(-16, 0, 0), segments=5))
    for side in (-1, 1):
        parts.append(box((side * plate * 0.55, hinge + 0.04, 0.206), (plate, 0.014, plate), "iron", 0.004, turn=(-16, 0, 0)))
        for i in range(5):
            at = (i - 2) * plate / 5.4
            parts.append(box((side * plate * 0.55 + at, hinge + 0.0325, 0.208), (plate / 12, 0.012, plate * 0.94), "iron", 0.002, turn=(-16, 0, 0)))
            lift = at * 0.27
            parts.append(box((side * plate * 0.55, hinge + 0.0325 + lift, 0.208 + at * 0.96), (plate * 0.94, 0.012, plate / 12), "iron", 0.002, turn=(-16, 0, 0)))
    handle = [(-0.07, hinge + 0.1, 0.335), (-0.065, hinge + 0.105, 0.37), (0.065, hinge + 0.105, 0.37), (0.07, hinge + 0.1, 0.335)]
    parts.append(tube(handle, 0.011, "base"))
    for side in (-1, 1):
        at = (side * plate * 0.55, -plate * 0.75, 0.036)
        parts.append(rod(at, (at[0], at[1] - 0.014, at[2]), 0.018, "body", bevel=0.002))
        parts.append(rod((at[0] + 0.04, at[1], at[2]), (at[0] + 0.04, at[1] - 0.004, at[2]), 0.005, "lamp"))
    return parts


def grid(x, y, z, size, name):
    parts = []
    for i in range(6):
        at = (i - 2.5) * size / 5.6
        parts.append(box((x + at, y, z), (size / 14, size * 0.96, 0.012), name, 0.002))
        parts.append(box((x, y + at, z), (size * 0.96, size / 14, 0.012), name, 0.002))
    return parts
