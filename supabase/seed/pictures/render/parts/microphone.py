"""A microphone on its stand, what is left of its cable coiled at the foot."""
import math

from shape import ball, box, ring, rod, tube, turned

FINISHES = {
    "handle": {"rough": 0.4, "colour": [0.03, 0.03, 0.033], "grain": 0.1},
    "grille": {"finish": "steel", "rough": 0.45},
    "band": {"finish": "chrome"},
    "stand": {"finish": "iron"},
    "cable": {"finish": "rubber", "colour": [0.03, 0.03, 0.032]},
}


def build(height=1.2):
    foot = [(0, 0.024), (0.03, 0.024), (0.11, 0.016), (0.125, 0.008), (0.125, 0)]
    parts = [turned(foot, (0, 0, 0), "stand"), rod((0, 0, 0.02), (0, 0, height * 0.6), 0.0125, "stand")]
    parts.append(rod((0, 0, height * 0.58), (0, 0, height * 0.66), 0.018, "handle", bevel=0.003))
    parts += [rod((0, 0, height * 0.6), (0, 0, height), 0.009, "band")]
    parts.append(rod((0, 0.03, height), (0, -0.03, height + 0.022), 0.021, "handle", bevel=0.003))
    parts.append(rod((0, 0.085, height - 0.02), (0, -0.07, height + 0.037), 0.0125, "handle", 0.018, bevel=0.001))
    parts.append(box((0, -0.02, height + 0.038), (0.008, 0.02, 0.006), "band", 0.001, turn=(-20, 0, 0)))
    parts += [ball((0, -0.098, height + 0.047), 0.027, "grille"), ring((0, -0.084, height + 0.042), 0.024, 0.004, "band", (0, -1, 0.37))]
    drop = [(0, 0.085, height - 0.02), (0, 0.13, height - 0.05), (0.01, 0.06, height * 0.7), (-0.016, 0.02, height * 0.4), (0.018, 0.0, 0.12), (0.12, -0.06, 0.012)]
    return parts + [tube([*drop, *coil()], 0.0042, "cable")]


def coil(turns=4, radius=0.11):
    points = []
    for step in range(turns * 12):
        turn, out = step * math.pi / 6 + math.pi, radius + 0.009 * math.sin(step * 1.7)
        points.append((0.27 + out * math.cos(turn), -0.05 + out * math.sin(turn), 0.006 + 0.008 * (step // 12)))
    return points
