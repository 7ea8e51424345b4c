"""A mirror ball on its motor, under a beam of its own stand."""
import math

import bpy
from mathutils import Vector

from shape import ball, box, made_of, rod, tube

FINISHES = {
    "mirror": {"metal": 1, "rough": 0.04, "vary": 0.0, "colour": [0.8, 0.8, 0.8], "grain": 0, "dirt": 1},
    "core": {"colour": [0.02, 0.02, 0.02]},
    "motor": {"finish": "plastic", "colour": [0.02, 0.02, 0.022]},
    "chain": {"finish": "chrome"},
    "stand": {"finish": "iron"},
}


def build(radius=0.24, tile=0.022):
    centre = Vector((0, 0, 0.5))
    parts = [ball(centre, radius * 0.985, "core"), tiles(centre, radius, tile)]
    top = centre + Vector((0, 0, radius))
    parts.append(rod(top, top + Vector((0, 0, 0.012)), 0.03, "chain", bevel=0.002))
    for link in range(6):
        at = top + Vector((0, 0, 0.02 + link * 0.016))
        across = Vector((0.004, 0, 0)) if link % 2 else Vector((0, 0.004, 0))
        points = [at - across, at + Vector((0, 0, 0.01)), at + across, at - Vector((0, 0, 0.01))]
        parts.append(tube(points, 0.0018, "chain", closed=True))
    lamp = top + Vector((0, 0, 0.115))
    parts += [rod(lamp, lamp + Vector((0, 0, 0.06)), 0.045, "motor", bevel=0.006)]
    beam = lamp.z + 0.075
    parts.append(box((0, 0, beam), (0.72, 0.03, 0.03), "stand", 0.003))
    for side in (-1, 1):
        parts.append(tube([(side * 0.36, 0, beam), (side * 0.36, 0, 0.012)], 0.015, "stand", smooth=False))
        parts.append(tube([(side * 0.36, -0.25, 0.012), (side * 0.36, 0.25, 0.012)], 0.012, "stand", smooth=False))
    return parts


def tiles(centre, radius, side):
    """Small flat squares in rows, as they are glued on by hand."""
    vertices, faces = [], []
    rows = int(math.pi * radius / side)
    for row in range(rows):
        up = math.pi * (row + 0.5) / rows - math.pi / 2
        count = max(5, int(2 * math.pi * radius * math.cos(up) / side))
        for i in range(count):
            around = 2 * math.pi * (i + 0.5 * (row % 2)) / count
            out = Vector((math.cos(up) * math.cos(around), math.cos(up) * math.sin(around), math.sin(up)))
            right = Vector((-math.sin(around), math.cos(around), 0))
            above = out.cross(right)
            # No two are glued on quite alike.
            out_of_true = 0.02 * math.sin(row * 12.9 + i * 78.2), 0.02 * math.sin(row * 39.3 + i * 11.1)
            middle = centre + out * radius
            first = len(vertices)
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                lift = (x * out_of_true[0] + y * out_of_true[1]) * side * 0.46
                vertices.append(middle + (right * x + above * y) * side * 0.46 + out * lift)
            faces.append((first, first + 1, first + 2, first + 3))
    mesh = bpy.data.meshes.new("tiles")
    mesh.from_pydata(vertices, [], faces)
    made = bpy.data.objects.new("tiles", mesh)
    bpy.context.scene.collection.objects.link(made)
    return made_of(made, "mirror")
