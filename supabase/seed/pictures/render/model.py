"""An item's shape: a model of a catalogue, or one built of parts."""
import importlib
import json
import math
import os

import bpy
from mathutils import Euler, Matrix, Vector

from finish import dress, erase

CATALOGUES = os.environ.get("MODELS", "")


def catalogue_entry(catalogue, number):
    """What the catalogue says of a model: its file, its size in centimetres, its turn."""
    entry = {}
    with open(os.path.join(CATALOGUES, catalogue, "PluginFurnitureCatalog.properties"), encoding="latin-1") as lines:
        for line in lines:
            key, _, value = line.strip().partition("=")
            name, _, index = key.partition("#")
            if index == str(number):
                entry[name] = value.strip()
    return entry


def imported(catalogue, number):
    entry = catalogue_entry(catalogue, number)
    before = set(bpy.data.objects)
    path = os.path.join(CATALOGUES, catalogue) + entry["model"]
    bpy.ops.wm.obj_import(filepath=path, forward_axis="NEGATIVE_Z", up_axis="Y")
    meshes = [o for o in bpy.data.objects if o not in before and o.type == "MESH"]
    for o in meshes:
        o.data.validate()
    made = joined(meshes)
    if entry.get("modelRotation"):
        turn = [float(x) for x in entry["modelRotation"].split()]
        y_up = Matrix(((1, 0, 0), (0, 0, 1), (0, -1, 0)))
        turned = y_up.inverted() @ Matrix((turn[0:3], turn[3:6], turn[6:9])) @ y_up
        made.data.transform(turned.to_4x4())
    low, high = bounds(made)
    wanted = Vector([float(entry[side]) / 100 for side in ("width", "depth", "height")])
    scale = Matrix.Diagonal((*[wanted[i] / max(high[i] - low[i], 1e-6) for i in range(3)], 1))
    made.data.transform(scale @ Matrix.Translation(-(low + high) / 2))
    return made


def joined(objects):
    for o in bpy.data.objects:
        o.select_set(o in objects)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.convert(target="MESH")
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    if len(objects) > 1:
        bpy.ops.object.join()
    return bpy.context.object


def bounds(made):
    corners = [v.co for v in made.data.vertices]
    return tuple(Vector([pick(c[i] for c in corners) for i in range(3)]) for pick in (min, max))


def own_material(made, name, within):
    """Gives a part of the shape, from and to along x, y and z as shares of the whole, a material of its own."""
    low, high = bounds(made)
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    made.data.materials.append(material)
    for face in made.data.polygons:
        shares = [(face.center[i] - low[i]) / (high[i] - low[i]) for i in range(3)]
        if all(start <= share <= end for share, (start, end) in zip(shares, within)):
            face.material_index = len(made.data.materials) - 1


def refine(made, settings, size):
    """Welds what the file has in pieces, smooths what is round and breaks the edges that are sharp."""
    bpy.context.view_layer.objects.active = made
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.mesh.remove_doubles(threshold=size * 2e-5)
    bpy.ops.object.mode_set(mode="OBJECT")
    if made.data.has_custom_normals:
        bpy.ops.mesh.customdata_custom_splitnormals_clear()
    for face in made.data.polygons:
        face.use_smooth = True
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(settings.get("smooth", 48))
    width = settings.get("bevel", 0.001)
    if width:
        bevel = made.modifiers.new("bevel", "BEVEL")
        bevel.limit_method, bevel.angle_limit = "ANGLE", math.radians(38)
        bevel.width, bevel.segments, bevel.use_clamp_overlap = size * width, 2, True
        bevel.harden_normals = True


def build(settings):
    """The item of these settings, dressed, standing with its lowest point on the ground."""
    # What an earlier item is made of keeps its looks, and leaves its materials' names to this one.
    for used in bpy.data.materials:
        used.name = "earlier"
    if "parts" in settings:
        module = importlib.import_module("parts." + settings["parts"])
        made = joined(module.build(**settings.get("with", {})))
        finishes = {**module.FINISHES, **settings.get("finishes", {})}
        settings = {"bevel": 0, "smooth": 40, **settings}
    else:
        made = imported(*settings["model"])
        for name, within in settings.get("own", {}).items():
            own_material(made, name, within)
        finishes = settings.get("finishes", {})
    low, high = bounds(made)
    size = max(high - low)
    refine(made, settings, size)
    for lettering in settings.get("erase", []):
        erase(**lettering)
    for used in made.data.materials:
        dress(used, finishes, size)
    made.scale = (settings.get("scale", 1),) * 3
    lean = [math.radians(a) for a in settings.get("lean", (0, 0))]
    made.rotation_mode = "QUATERNION"
    turn = Euler((0, 0, math.radians(settings.get("turn", 0)))).to_quaternion()
    made.rotation_quaternion = turn @ Euler((lean[0], lean[1], 0)).to_quaternion()
    bpy.context.view_layer.update()
    lowest = min((made.matrix_world @ v.co).z for v in made.data.vertices)
    at = settings.get("at", (0, 0))
    made.location = (at[0], at[1], (at[2] if len(at) > 2 else 0) - lowest)
    bpy.context.view_layer.update()
    return made
