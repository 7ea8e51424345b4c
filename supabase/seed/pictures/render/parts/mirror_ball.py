"""A mirror ball on its motor, under a beam of its own stand, the two spots clamped to that, and the dots they throw."""
import math

import bpy
from mathutils import Vector

from shape import ball, box, made_of, rod, tube, turned

FINISHES = {
    "mirror": {"metal": 1, "rough": 0.04, "vary": 0.0, "colour": [0.8, 0.8, 0.8], "grain": 0, "dirt": 1},
    "core": {"colour": [0.02, 0.02, 0.02]},
    "motor": {"finish": "plastic", "colour": [0.02, 0.02, 0.022]},
    "chain": {"finish": "chrome"},
    "stand": {"finish": "iron"},
    "shine": {"finish": "glow", "colour": [0.8, 0.62, 0.4], "glow": 14},
    "dot": {"finish": "glow", "colour": [0.8, 0.6, 0.5], "glow": 0.9, "grain": 0, "dirt": 1},
}
RADIUS, CENTRE, SPOTS = 0.2, Vector((0, 0, 0.52)), [Vector((x, -0.06, 0.3)) for x in (-0.36, 0.36)]


def build(kind="ball", **settings):
    return {"ball": hanging, "dots": dots}[kind](**settings)


def hanging(radius=RADIUS, tile=0.02):
    centre = CENTRE
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
    for at in SPOTS:
        parts += spot(at, (centre - at).normalized())
    return parts


def spot(at, towards):
    """A small lamp in a can, held by a clamp."""
    can = [(0.0, -0.07), (0.03, -0.068), (0.038, -0.05), (0.038, 0.03), (0.034, 0.03), (0.034, 0.02)]
    parts = [turned(can, at, "motor", towards, 48), turned([(0.0, 0.021), (0.033, 0.02)], at, "shine", towards, 32)]
    parts.append(rod(at, (at.x, 0, at.z), 0.009, "stand"))
    return parts + [box((at.x, 0, at.z), (0.05, 0.05, 0.045), "motor", 0.006)]


def dots(wall, radius=RADIUS, size=0.024):
    """Where the tiles throw the light of the spots: onto a wall this far behind and onto the floor."""
    vertices, faces = [], []
    for at in SPOTS:
        for out in directions(radius, 0.042):
            tile = CENTRE + out * radius
            light = (tile - at).normalized()
            if light.dot(out) > -0.25:
                continue
            thrown = light.reflect(out)
            for axis, plane, lift in ((1, wall, -0.004), (2, 0.0, 0.004)):
                if abs(thrown[axis]) < 0.08 or (plane - tile[axis]) / thrown[axis] <= 0:
                    continue
                hit = tile + thrown * ((plane - tile[axis]) / thrown[axis])
                if hit.y > wall + 0.001 or hit.z < -0.001 or abs(hit.x) > 4:
                    continue
                hit[axis] += lift
                long = min(2.2, 1 / abs(thrown[axis]))
                across, along = (Vector((1, 0, 0)), Vector((0, 0, 1))) if axis == 1 else (Vector((1, 0, 0)), Vector((0, 1, 0)))
                first = len(vertices)
                for i in range(16):
                    a = 2 * math.pi * i / 16
                    vertices.append(hit + across * (math.cos(a) * size) + along * (math.sin(a) * size * long))
                faces.append(tuple(range(first, first + 16)))
    return [mesh_of("dots", vertices, faces, "dot")]


def mesh_of(name, vertices, faces, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made_of(made, material)


def directions(radius, side):
    """Where the tiles sit, seen from the middle: in rows, as they are glued on by hand."""
    rows = int(math.pi * radius / side)
    for row in range(rows):
        up = math.pi * (row + 0.5) / rows - math.pi / 2
        count = max(5, int(2 * math.pi * radius * math.cos(up) / side))
        for i in range(count):
            around = 2 * math.pi * (i + 0.5 * (row % 2)) / count
            yield Vector((math.cos(up) * math.cos(around), math.cos(up) * math.sin(around), math.sin(up)))


def tiles(centre, radius, side):
    """Small flat squares, no two glued on quite alike."""
    vertices, faces = [], []
    for i, out in enumerate(directions(radius, side)):
        right = Vector((-out.y, out.x, 0)).normalized()
        above = out.cross(right)
        out_of_true = 0.045 * math.sin(i * 78.2), 0.045 * math.sin(i * 11.1 + 1)
        middle, first = centre + out * radius, len(vertices)
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            lift = (x * out_of_true[0] + y * out_of_true[1]) * side * 0.46
            vertices.append(middle + (right * x + above * y) * side * 0.46 + out * lift)
        faces.append((first, first + 1, first + 2, first + 3))
    return mesh_of("tiles", vertices, faces, "mirror")
