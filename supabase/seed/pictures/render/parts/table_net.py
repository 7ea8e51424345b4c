"""A table tennis net drawn out between the two clamps that hold it."""
from shape import box, rod

FINISHES = {
    "clamp": {"finish": "plastic", "colour": [0.03, 0.03, 0.034]},
    "screw": {"finish": "steel"},
    "tape": {"finish": "cloth", "colour": [0.78, 0.78, 0.75]},
    "cord": {"rough": 0.8, "colour": [0.05, 0.12, 0.3], "grain": 0},
}


def build(width=0.8, height=0.15, mesh=0.016):
    parts = []
    for side in (-1, 1):
        x = side * (width / 2 + 0.02)
        parts.append(rod((x, 0, 0), (x, 0, height + 0.02), 0.021, "clamp", bevel=0.004))
        parts.append(box((x, 0, 0.008), (0.06, 0.075, 0.016), "clamp", 0.005))
        parts.append(rod((x, 0, height + 0.02), (x, 0, height + 0.03), 0.008, "screw", bevel=0.001))
    parts.append(box((0, 0, height), (width, 0.005, 0.016), "tape", 0.002))
    for i in range(1, int(width / mesh)):
        x = i * mesh - width / 2
        parts.append(rod((x, 0, 0.012), (x, 0, height - 0.006), 0.0013, "cord", sides=6))
    for i in range(int((height - 0.012) / mesh)):
        z = 0.012 + i * mesh
        parts.append(rod((-width / 2, 0, z), (width / 2, 0, z), 0.0013, "cord", sides=6))
    return parts
