"""A paella pan on a gas ring with its tripod, the hose with its regulator, and a smaller pan that leans on a leg."""
import math

import bpy
from mathutils import Matrix, Vector

from shape import ball, box, ring, rod, tube, turned

FINISHES = {
    "pan": {"finish": "steel", "rough": 0.38},
    "handle": {"finish": "paint", "colour": [0.35, 0.02, 0.015]},
    "ring": {"finish": "paint", "colour": [0.24, 0.02, 0.015], "rough": 0.35},
    "leg": {"finish": "iron"},
    "rice": {"colour": [0.62, 0.36, 0.05], "rough": 0.6, "grain": 1, "fine": 90},
    "pepper": {"colour": [0.45, 0.03, 0.015], "rough": 0.35},
    "bean": {"colour": [0.12, 0.24, 0.03], "rough": 0.4},
    "lemon": {"colour": [0.72, 0.55, 0.06], "rough": 0.4},
    "regulator": {"finish": "aluminium"},
    "hose": {"finish": "rubber", "colour": [0.35, 0.12, 0.03]},
}


def build(radius=0.32, height=0.62):
    parts = pan(radius, (0, 0, height)) + pan(radius * 0.72, (0.4, -0.2, 0.21), (0.42, -0.62, 0.42))
    parts.append(turned([(0, 0.03), (radius * 0.9, 0.03), (radius * 0.93, 0.026)], (0, 0, height), "rice", steps=96))
    parts += topping(radius, height + 0.032)
    for size in (0.09, 0.2):
        parts.append(ring((0, 0, height - 0.06), size, 0.012, "ring"))
    parts.append(rod((0, 0, height - 0.06), (-0.36, -0.1, height - 0.065), 0.011, "ring"))
    hose = [(-0.36, -0.1, height - 0.065), (-0.48, -0.12, 0.4), (-0.5, -0.16, 0.06), (-0.46, -0.3, 0.012), (-0.3, -0.3, 0.01), (-0.24, -0.4, 0.012)]
    parts.append(tube(hose, 0.008, "hose"))
    parts.append(rod((-0.24, -0.4, 0.014), (-0.225, -0.45, 0.02), 0.012, "regulator"))
    parts.append(turned([(0, 0), (0.036, 0), (0.038, 0.012), (0.026, 0.022), (0, 0.024)], (-0.215, -0.475, 0.016), "regulator"))
    for i in range(3):
        a = math.radians(120 * i + 90)
        out = (math.cos(a), math.sin(a))
        leg = [(out[0] * 0.24, out[1] * 0.24, height - 0.008), (out[0] * 0.34, out[1] * 0.34, 0.0)]
        parts.append(tube(leg, 0.011, "leg", smooth=False))
        parts.append(rod((0, 0, height - 0.06), (out[0] * 0.26, out[1] * 0.26, height - 0.075), 0.008, "leg"))
        parts.append(rod((out[0] * 0.1, out[1] * 0.1, height - 0.01), (out[0] * 0.27, out[1] * 0.27, height - 0.01), 0.007, "leg"))
    return parts


def pan(radius, at, axis=(0, 0, 1)):
    """A shallow pan with a handle on either side, its open side towards the axis."""
    profile = [(0, 0), (radius * 0.88, 0), (radius * 0.92, 0.006), (radius, 0.052), (radius + 0.006, 0.055), (radius + 0.004, 0.058), (radius - 0.004, 0.054), (radius * 0.9, 0.012), (0, 0.008)]
    parts = [turned(profile, (0, 0, 0), "pan", steps=96)]
    for side in (-1, 1):
        x = side * (radius - 0.002)
        grip = [(x, -0.07, 0.045), (x + side * 0.05, -0.06, 0.06), (x + side * 0.065, 0, 0.065), (x + side * 0.05, 0.06, 0.06), (x, 0.07, 0.045)]
        parts.append(tube(grip, 0.0085, "handle"))
    bpy.context.view_layer.update()
    placed = Matrix.Translation(at) @ Vector(axis).to_track_quat("Z", "Y").to_matrix().to_4x4()
    for part in parts:
        part.matrix_world = placed @ part.matrix_world
    return parts


def topping(radius, z):
    """Strips of pepper like a star, beans between them, lemon at the edge."""
    parts = []
    for i in range(8):
        a = math.radians(45 * i + 8)
        middle = (math.cos(a) * radius * 0.45, math.sin(a) * radius * 0.45, z)
        parts.append(box(middle, (radius * 0.5, 0.022, 0.008), "pepper", 0.004, turn=(4, 0, 45 * i + 8)))
        lemon = math.radians(45 * i + 30)
        at = (math.cos(lemon) * radius * 0.78, math.sin(lemon) * radius * 0.78, z + 0.004)
        parts.append(ball(at, 0.022, "lemon", 20))
    for i in range(46):
        a, r = i * 2.399, radius * 0.12 * math.sqrt(i)
        if r > radius * 0.85:
            continue
        at = (math.cos(a) * r, math.sin(a) * r, z)
        parts.append(box(at, (0.045, 0.012, 0.009), "bean", 0.004, turn=(0, 6, i * 57)))
    return parts
