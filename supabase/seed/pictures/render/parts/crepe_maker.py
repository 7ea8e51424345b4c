"""A crêpe griddle with its wooden spreader."""
from shape import box, rod, tube, turned

FINISHES = {
    "plate": {"metal": 0.7, "rough": 0.42, "colour": [0.03, 0.03, 0.032]},
    "body": {"finish": "steel"},
    "knob": {"finish": "plastic", "colour": [0.02, 0.02, 0.02]},
    "lamp": {"colour": [0.7, 0.1, 0.02], "glow": 1.5},
    "spreader": {"finish": "timber", "colour": [0.6, 0.4, 0.2]},
    "foot": {"finish": "rubber"},
}


def build(radius=0.2):
    parts = [box((0, 0, 0.075), (radius * 2.15, radius * 2.15, 0.09), "body", 0.02, segments=4)]
    plate = [(0, 0), (radius, 0), (radius + 0.004, 0.006), (radius + 0.004, 0.02), (radius - 0.002, 0.024), (0, 0.024)]
    parts.append(turned(plate, (0, 0, 0.128), "plate", steps=128))
    parts.append(rod((0, 0, 0.115), (0, 0, 0.13), radius * 0.9, "knob", sides=64))
    front = -radius * 1.075
    parts.append(rod((0.06, front, 0.07), (0.06, front - 0.025, 0.07), 0.024, "knob", bevel=0.003))
    parts.append(rod((0.06, front, 0.07), (0.06, front - 0.004, 0.07), 0.033, "body", bevel=0.001))
    parts.append(rod((-0.04, front, 0.07), (-0.04, front - 0.006, 0.07), 0.007, "lamp", bevel=0.002))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(rod((x * radius * 0.9, y * radius * 0.9, 0), (x * radius * 0.9, y * radius * 0.9, 0.035), 0.018, "foot"))
    parts.append(rod((-0.06, -0.13, 0.163), (0.11, -0.02, 0.163), 0.009, "spreader", bevel=0.002))
    parts.append(tube([(0.025, -0.075, 0.163), (0.1, -0.2, 0.17), (0.19, -0.33, 0.175)], 0.007, "spreader"))
    return parts
