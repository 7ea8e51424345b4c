"""A hammer drill in front of its open case, and a breaker with its chisels and its case."""
import math

from shape import box, ring, rod, sheet, tube, turned

FINISHES = {
    "shell": {"rough": 0.38, "colour": [0.42, 0.12, 0.02], "grain": 0.3, "fine": 500},
    "grip": {"finish": "rubber"},
    "gear": {"finish": "aluminium", "rough": 0.42, "colour": [0.4, 0.4, 0.41]},
    "steel": {"finish": "steel"},
    "bit": {"metal": 1, "rough": 0.35, "colour": [0.36, 0.36, 0.38]},
    "trigger": {"finish": "plastic", "colour": [0.4, 0.03, 0.02]},
    "case": {"rough": 0.5, "colour": [0.03, 0.05, 0.05], "grain": 0.5, "fine": 300},
    "lining": {"rough": 0.9, "colour": [0.02, 0.02, 0.02]},
    "breaker": {"rough": 0.4, "colour": [0.0, 0.17, 0.19], "grain": 0.25},
}


def build(kind="hammer"):
    return {"hammer": hammer, "breaker": breaker, "chisels": chisels, "breaker-case": breaker_case}[kind]()


def body_of(profile, at, material, towards=(1, 0, 0)):
    return turned(profile, at, material, towards, 64)


def hammer():
    """Lies along x, its bit to the right."""
    z = 0.2
    motor = [(0.0, 0.0), (0.03, 0.002), (0.042, 0.012), (0.046, 0.05), (0.044, 0.11), (0.038, 0.125)]
    parts = [body_of(motor, (-0.17, 0, z), "shell")]
    gear = [(0.04, 0), (0.041, 0.05), (0.037, 0.075), (0.028, 0.1), (0.025, 0.125), (0.0, 0.126)]
    parts.append(body_of(gear, (-0.05, 0, z), "gear"))
    chuck = [(0.018, 0), (0.021, 0.004), (0.021, 0.03), (0.026, 0.034), (0.026, 0.052), (0.018, 0.064), (0.012, 0.075), (0, 0.076)]
    parts.append(body_of(chuck, (0.07, 0, z), "grip"))
    parts += drill_bit((0.14, 0, z), 0.17, 0.007)
    handle = [(0.036, -0.02), (0.03, 0.09), (-0.03, 0.09), (-0.036, 0.02), (-0.052, -0.09), (-0.05, -0.12), (0.0, -0.12), (0.012, -0.09)]
    parts.append(sheet(handle, 0.046, "shell", at=(-0.125, 0.023, z - 0.08), turn=(90, 0, 0), bevel=0.012))
    back = [(0.0, -0.035), (-0.02, -0.035), (-0.044, -0.11), (-0.03, -0.112)]
    parts.append(sheet(back, 0.05, "grip", at=(-0.13, 0.025, z - 0.075), turn=(90, 0, 0), bevel=0.01))
    parts.append(box((-0.098, 0, z - 0.098), (0.016, 0.02, 0.05), "trigger", 0.006, turn=(0, -14, 0)))
    for i in range(7):
        for y in (-1, 1):
            parts.append(box((-0.156 + i * 0.009, y * 0.041, z + 0.018), (0.004, 0.012, 0.022), "grip", 0.001, turn=(y * 24, 0, 0)))
    parts.append(rod((0.0, 0.02, z), (0.0, 0.058, z), 0.014, "steel"))
    parts.append(ring((0.035, 0, z), 0.034, 0.008, "grip", (1, 0, 0)))
    parts.append(rod((0.035, -0.03, z - 0.02), (0.035, -0.062, z - 0.04), 0.012, "grip"))
    side = [(0.012, 0), (0.02, 0.005), (0.017, 0.03), (0.019, 0.06), (0.016, 0.1), (0.021, 0.115), (0.0, 0.12)]
    parts.append(turned(side, (0.035, -0.055, z - 0.036), "grip", (0, -0.85, -0.52)))
    # The cable runs off behind the case.
    cable = [(-0.19, 0, 0.022), (-0.25, 0.02, 0.005), (-0.3, 0.2, 0.005), (-0.24, 0.42, 0.005), (0, 0.5, 0.005)]
    parts.append(rod((-0.165, 0, 0.028), (-0.2, 0, 0.02), 0.009, "grip", 0.006))
    parts.append(tube(cable, 0.004, "grip"))
    return parts + case()


def drill_bit(at, length, radius):
    """The flute is a thin wire wound about a core."""
    x, y, z = at
    turns = [(x + length * (0.12 + 0.86 * i / 90), y + radius * math.cos(i * 0.9), z + radius * math.sin(i * 0.9)) for i in range(91)]
    tip = [rod((x + length * 0.985, y, z - radius * 1.5), (x + length * 0.985, y, z + radius * 1.5), radius * 0.5, "bit", sides=8)]
    return [rod((x, y, z), (x + length, y, z), radius * 0.72, "bit"), tube(turns, radius * 0.32, "bit")] + tip


def case():
    """Open behind the drill, bits in the lid."""
    parts = [box((0.02, 0.26, 0.035), (0.46, 0.3, 0.07), "case", 0.012, segments=3), box((0.02, 0.26, 0.064), (0.42, 0.26, 0.02), "lining", 0.006)]
    parts.append(box((0.02, 0.42, 0.2), (0.46, 0.05, 0.3), "case", 0.012, turn=(-12, 0, 0), segments=3))
    parts.append(box((0.02, 0.396, 0.2), (0.42, 0.02, 0.26), "lining", 0.006, turn=(-12, 0, 0)))
    for i in range(7):
        x = -0.13 + i * 0.045
        parts.append(rod((x, 0.365, 0.12), (x, 0.39 + 0.01, 0.2 + i * 0.012), 0.0035 + i * 0.0006, "bit"))
    for x in (-0.1, 0.14):
        parts.append(box((x, 0.108, 0.055), (0.035, 0.008, 0.025), "grip", 0.002))
    return parts


def breaker():
    """Stands on its chisel; it is for the picture to lay it down, the vents of its motor on top."""
    up = (0, 0, 1)
    parts = [turned([(0.03, 0), (0.034, 0.01), (0.034, 0.07), (0.045, 0.09), (0.045, 0.13), (0.038, 0.15)], (0, 0, 0.3), "gear", up)]
    parts.append(turned([(0.04, 0), (0.052, 0.02), (0.056, 0.16), (0.07, 0.2), (0.07, 0.3), (0.05, 0.33), (0, 0.335)], (0, 0, 0.42), "breaker", up))
    parts.append(box((0, 0.03, 0.62), (0.1, 0.11, 0.2), "breaker", 0.025, segments=4))
    for i in range(8):
        parts.append(box((0, 0.086, 0.56 + i * 0.016), (0.07, 0.006, 0.007), "grip", 0.001))
    loop = [(-0.06, 0, 0.72), (-0.12, 0, 0.8), (-0.11, 0, 0.92), (0, 0, 0.95), (0.11, 0, 0.92), (0.12, 0, 0.8), (0.07, 0, 0.71)]
    parts.append(tube(loop, 0.018, "grip"))
    parts.append(box((0, 0, 0.92), (0.06, 0.02, 0.02), "trigger", 0.005))
    parts.append(ring((0, 0, 0.47), 0.058, 0.009, "grip"))
    parts.append(tube([(-0.055, 0, 0.47), (-0.12, 0, 0.46), (-0.15, 0, 0.46), (-0.2, 0, 0.46)], 0.015, "grip"))
    parts.append(rod((0, 0, 0.02), (0, 0, 0.33), 0.014, "bit"))
    parts.append(rod((0, 0, 0.0), (0, 0, 0.05), 0.002, "bit", 0.014))
    cable = [(0.06, 0, 0.72), (0.16, -0.04, 0.76), (0.3, -0.065, 0.72), (0.3, -0.065, 0.4), (0.2, -0.065, 0.2), (0.27, -0.065, -0.02)]
    parts.append(tube(cable, 0.007, "grip"))
    return parts


def chisels():
    """Three of them side by side on the ground."""
    parts = []
    for i, flat in enumerate((0.03, 0.045, 0.06)):
        y = -0.12 - i * 0.06
        parts.append(rod((-0.3, y, 0.014), (-0.02, y, 0.014), 0.012, "bit"))
        parts.append(box((0.02, y, 0.014), (0.1, flat, 0.012), "bit", 0.003))
    return parts


def breaker_case():
    """Open, its lid upright behind it."""
    parts = [box((0, 0, 0.065), (1.06, 0.36, 0.13), "case", 0.02, segments=3), box((0, 0, 0.125), (1.0, 0.3, 0.02), "lining", 0.006)]
    parts.append(box((0, 0.21, 0.26), (1.06, 0.06, 0.28), "case", 0.02, turn=(-9, 0, 0), segments=3))
    parts.append(box((0, 0.18, 0.26), (1.0, 0.02, 0.23), "lining", 0.006, turn=(-9, 0, 0)))
    for x in (-0.32, 0.32):
        parts.append(box((x, -0.182, 0.105), (0.07, 0.012, 0.05), "gear", 0.003))
    parts.append(tube([(-0.09, -0.18, 0.06), (-0.09, -0.215, 0.06), (0.09, -0.215, 0.06), (0.09, -0.18, 0.06)], 0.011, "grip", smooth=False))
    return parts
