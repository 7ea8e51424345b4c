"""The shapes that parts are made of, in metres. Each is given the name of what it is made of."""
import math

import bpy
from mathutils import Matrix, Vector


def made_of(made, name):
    """Lets the object be of the material with this name."""
    made.data.materials.append(bpy.data.materials.get(name) or new_material(name))
    return made


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material


def box(at, size, material, bevel=0.003, turn=(0, 0, 0), segments=2):
    """A box with this middle and these sides; turned in degrees."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    made = bpy.context.object
    made.data.transform(Matrix.Diagonal((*size, 1)))
    made.location, made.rotation_euler = at, [math.radians(a) for a in turn]
    if bevel:
        edges = made.modifiers.new("bevel", "BEVEL")
        edges.width, edges.segments = min(bevel, min(size) * 0.49), segments
    return made_of(made, material)


def rod(start, end, radius, material, radius_end=None, sides=24, bevel=0.0):
    """A straight round bar; a cone where the radius at its end is another."""
    start, end = Vector(start), Vector(end)
    bpy.ops.mesh.primitive_cone_add(
        vertices=sides, radius1=radius, radius2=radius if radius_end is None else radius_end, depth=(end - start).length
    )
    made = bpy.context.object
    made.location = (start + end) / 2
    made.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    if bevel:
        edges = made.modifiers.new("bevel", "BEVEL")
        edges.width, edges.segments, edges.limit_method = bevel, 3, "ANGLE"
        edges.angle_limit = math.radians(50)
    return made_of(made, material)


def tube(points, radius, material, smooth=True, closed=False):
    """A bent tube through these points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 5
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for point, at in zip(spline.points, points):
        point.co = (*at, 1)
    spline.use_endpoint_u, spline.order_u, spline.use_cyclic_u = not closed, 3, closed
    made = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(made)
    return made_of(made, material)


def ring(at, radius, thickness, material, axis=(0, 0, 1)):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thickness, major_segments=72, minor_segments=14, location=at
    )
    made = bpy.context.object
    made.rotation_euler = Vector(axis).to_track_quat("Z", "Y").to_euler()
    return made_of(made, material)


def ball(at, radius, material, segments=48):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=segments, ring_count=segments // 2, radius=radius, location=at)
    return made_of(bpy.context.object, material)


def turned(profile, at, material, axis=(0, 0, 1), steps=64):
    """What a lathe makes of a profile of (radius, height)."""
    vertices = [(radius, 0, height) for radius, height in profile]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(vertices, [(i, i + 1) for i in range(len(vertices) - 1)], [])
    made = bpy.data.objects.new("turned", mesh)
    bpy.context.scene.collection.objects.link(made)
    lathe = made.modifiers.new("lathe", "SCREW")
    lathe.axis, lathe.steps, lathe.render_steps, lathe.use_merge_vertices = "Z", steps, steps, True
    made.location, made.rotation_euler = at, Vector(axis).to_track_quat("Z", "Y").to_euler()
    return made_of(made, material)


def sheet(outline, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0):
    """A flat piece cut along an outline of (x, y), raised by its thickness."""
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata([(x, y, 0) for x, y in outline], [], [tuple(range(len(outline)))])
    made = bpy.data.objects.new("sheet", mesh)
    bpy.context.scene.collection.objects.link(made)
    made.modifiers.new("thickness", "SOLIDIFY").thickness = thickness
    if bevel:
        edges = made.modifiers.new("bevel", "BEVEL")
        edges.width, edges.segments, edges.limit_method = bevel, 2, "ANGLE"
    made.location, made.rotation_euler = at, [math.radians(a) for a in turn]
    return made_of(made, material)


def wheel(at, radius, width, axis=(1, 0, 0), spokes=0, tyre="tyre", rim="rim"):
    """A wheel with a tyre; with spokes, or with a dish."""
    axis = Vector(axis).normalized()
    parts = [ring(at, radius - width / 2, width / 2, tyre, axis)]
    at = Vector(at)
    side = axis.orthogonal().normalized()
    if spokes:
        parts.append(ring(at, radius - width * 1.1, width * 0.25, rim, axis))
        parts.append(rod(at - axis * width * 0.7, at + axis * width * 0.7, radius * 0.07, rim))
        for i in range(spokes):
            out = Matrix.Rotation(2 * math.pi * i / spokes, 3, axis) @ side
            hub = at + axis * width * (0.5 if i % 2 else -0.5)
            parts.append(rod(hub, at + out * (radius - width), 0.0012, rim, sides=6))
    else:
        parts.append(rod(at - axis * width * 0.3, at + axis * width * 0.3, radius - width * 0.8, rim, sides=48))
        parts.append(rod(at - axis * width * 0.55, at + axis * width * 0.55, radius * 0.3, rim, bevel=width * 0.05))
    return parts


def moved(parts, by=(0, 0, 0), turn=0.0):
    """The same parts elsewhere, turned about the upright through the origin first."""
    matrix = Matrix.Translation(by) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    bpy.context.view_layer.update()
    for part in parts:
        part.matrix_world = matrix @ part.matrix_world
    return parts


def rounded(width, height, radius, steps=8):
    """The outline of a rectangle with round corners."""
    outline = []
    for quarter, (x, y) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        for step in range(steps + 1):
            angle = math.pi / 2 * (quarter + step / steps)
            across, up = x * (width / 2 - radius), y * (height / 2 - radius)
            outline.append((across + radius * math.cos(angle), up + radius * math.sin(angle)))
    return outline
