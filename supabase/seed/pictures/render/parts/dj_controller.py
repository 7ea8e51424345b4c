"""A DJ controller: two jog wheels, pads, faders and a field of knobs."""
import math

from shape import box, ring, rod, turned

FINISHES = {
    "case": {"rough": 0.4, "colour": [0.02, 0.02, 0.022], "grain": 0.2},
    "top": {"metal": 0.6, "rough": 0.4, "colour": [0.05, 0.05, 0.055]},
    "jog": {"metal": 0.9, "rough": 0.3, "colour": [0.3, 0.3, 0.31]},
    "plate": {"rough": 0.22, "colour": [0.02, 0.02, 0.02], "coat": 0.6},
    "knob": {"finish": "rubber"},
    "line": {"colour": [0.75, 0.75, 0.75]},
    "slot": {"colour": [0.012, 0.012, 0.012]},
    "cap": {"finish": "plastic", "colour": [0.35, 0.35, 0.35]},
    "amber": {"colour": [0.9, 0.32, 0.03], "glow": 1.6},
    "green": {"colour": [0.05, 0.6, 0.2], "glow": 1.4},
    "blue": {"colour": [0.06, 0.25, 0.8], "glow": 1.6},
}


def build(width=0.56, depth=0.32):
    parts = [box((0, 0, 0.025), (width, depth, 0.04), "case", 0.01, segments=4), box((0, 0, 0.0455), (width - 0.016, depth - 0.016, 0.003), "top", 0.001)]
    for side in (-1, 1):
        parts += deck(side * width * 0.31, side)
    for x in (-0.035, 0.035):
        for row in range(4):
            parts += knob(x, 0.125 - row * 0.038, 0.009)
        parts += fader(x, -0.055, 0.07, True)
    for row in range(4):
        parts += knob(0, 0.115 - row * 0.05, 0.0065)
    for i in range(9):
        for x in (-0.008, 0.008):
            parts.append(box((x, -0.085 + i * 0.009, 0.048), (0.006, 0.005, 0.002), "amber" if i > 6 else "green", 0))
    return parts + fader(0, -0.125, 0.07, False)


def deck(x, side):
    middle = (x, 0.03, 0.047)
    wheel = [(0.076, 0), (0.078, 0.004), (0.076, 0.014), (0.07, 0.018), (0.066, 0.018)]
    parts = [turned(wheel, middle, "jog", steps=96), turned([(0, 0.0185), (0.066, 0.0185)], middle, "plate", steps=64)]
    parts.append(ring((x, 0.03, 0.0655), 0.03, 0.0012, "blue"))
    parts.append(rod((x, 0.03, 0.062), (x, 0.03, 0.067), 0.012, "jog", bevel=0.001))
    for i in range(60):
        a = 2 * math.pi * i / 60
        at = (x + math.cos(a) * 0.077, 0.03 + math.sin(a) * 0.077)
        parts.append(rod((*at, 0.05), (*at, 0.06), 0.0016, "knob", sides=6))
    for row in range(2):
        for column in range(4):
            lit = ("blue", "amber", "green", "cap")[(column + row * 2) % 4]
            at = (x - 0.048 + column * 0.027, -0.088 - row * 0.027, 0.049)
            parts.append(box(at, (0.022, 0.022, 0.006), lit, 0.002))
    for y, lit in ((-0.085, "green"), (-0.118, "amber")):
        parts.append(rod((x + 0.068, y, 0.046), (x + 0.068, y, 0.052), 0.012, "cap", bevel=0.001))
        parts.append(ring((x + 0.068, y, 0.0515), 0.012, 0.001, lit))
    for i in range(4):
        parts += knob(x - 0.06 + i * 0.032, 0.132, 0.007)
    return parts + fader(x + side * 0.094, 0.02, 0.12, True)


def knob(x, y, radius):
    stem = [rod((x, y, 0.046), (x, y, 0.064), radius, "knob", radius * 0.86, bevel=0.001)]
    return stem + [box((x, y + radius * 0.5, 0.0645), (0.0014, radius * 0.8, 0.001), "line", 0)]


def fader(x, y, length, upright):
    size = (0.004, length, 0.002) if upright else (length, 0.004, 0.002)
    cap = (0.016, 0.009, 0.012) if upright else (0.009, 0.016, 0.012)
    at = (x, y + length * 0.18, 0.055) if upright else (x - length * 0.1, y, 0.055)
    line = (0.016, 0.001, 0.0005) if upright else (0.001, 0.016, 0.0005)
    return [box((x, y, 0.047), size, "slot", 0), box(at, cap, "cap", 0.002), box((at[0], at[1], 0.0612), line, "line", 0)]
