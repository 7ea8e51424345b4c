"""A bouncy castle: air in tubes of cloth, four towers with pointed roofs."""
from shape import ball, box, rod, tube, turned

CLOTH = {"rough": 0.42, "grain": 0.25, "fine": 30, "dirt": 0.9}
FINISHES = {
    "red": {**CLOTH, "colour": [0.46, 0.03, 0.025]},
    "yellow": {**CLOTH, "colour": [0.72, 0.42, 0.03]},
    "blue": {**CLOTH, "colour": [0.03, 0.13, 0.42]},
    "net": {**CLOTH, "colour": [0.05, 0.28, 0.14]},
}


def build(side=3.0):
    half = side / 2
    parts = []
    for i in range(9):
        x = (i - 4) * side / 9
        parts.append(box((x, -0.1, 0.26), (side / 9 - 0.005, side + 0.2, 0.5), "blue" if i % 2 else "yellow", 0.14, segments=5))
    parts.append(box((0, -half - 0.45, 0.14), (side * 0.8, 0.75, 0.27), "red", 0.12, segments=5))
    for x in (-1, 1):
        for y in (-1, 1):
            tower = [(0.0, 0)] + [p for i in range(6) for p in lump(0.3, 0.4, 0.1 + i * 0.34)] + [(0.25, 2.16)]
            parts.append(turned(tower, (x * half, y * half, 0), "red"))
            roof = [(0.42, 2.1), (0.45, 2.18), (0.38, 2.34), (0.2, 2.72), (0.06, 2.98), (0, 3.0)]
            parts.append(turned(roof, (x * half, y * half, 0), "yellow"))
            parts.append(ball((x * half, y * half, 3.03), 0.09, "blue", 32))
    for level in range(5):
        z, name = 0.62 + level * 0.28, "blue" if level % 2 else "red"
        parts.append(tube([(-half, half, z), (0, half + 0.03, z), (half, half, z)], 0.15, name))
        for x in (-1, 1):
            if level < 4:
                parts.append(tube([(x * half, -half, z), (x * (half + 0.03), 0, z), (x * half, half, z)], 0.15, name))
    for x in (-1, 1):
        parts.append(tube([(x * half, -half, 2.0), (x * half * 0.55, -half, 2.28), (0, -half, 2.36)], 0.17, "yellow"))
    return parts


def lump(inner, outer, at):
    """One swelling between two seams."""
    return [(inner, at), (outer - 0.02, at + 0.07), (outer, at + 0.17), (outer - 0.02, at + 0.27)]
