"""
Renders pictures of the demo world into a folder, those that it lacks:

    MODELS=/path/to/catalogues blender -b --factory-startup -P render.py -- --into folder berlin-cargo-bike ...
"""
import argparse
import json
import math
import os
import sys
import traceback

import bpy
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import numpy as np  # noqa: E402

from camera import frame  # noqa: E402
from denoise import denoise  # noqa: E402
from light import LIGHTS  # noqa: E402
from model import build  # noqa: E402
from places import PLACES  # noqa: E402


def prepare(width, samples, settings):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_min_samples, cycles.adaptive_threshold = min(5, samples), 0.08
    cycles.use_denoising = False
    clear = settings.get("glass", False)
    cycles.max_bounces = 8 if clear else 3
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 4 if clear else 2
    cycles.transmission_bounces = 8 if clear else 3
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = not clear, "REPLACE", 1
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy = 8, 2, 1
    scene.cycles_curves.shape = "RIBBONS"
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.resolution_x, scene.render.resolution_y = width, width * 3 // 4
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = settings.get("look", "High Contrast")
    scene.view_settings.exposure = settings.get("exposure", 0.2)
    scene.render.image_settings.file_format = "PNG"
    return scene


def turned(item, by):
    """The settings of an item that is turned by so many degrees together with all the others."""
    angle = math.radians(by)
    x, y, *above = item.get("at", (0, 0))
    at = [x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle), *above]
    return {**item, "turn": item.get("turn", 0) + by, "at": at}


def show(settings):
    """Puts the items, what lies about them, ground, light and camera into the scene."""
    items = [build(turned(item, settings.get("turned", 0))) for item in settings["items"]]
    points = points_of(items)
    unit = max(max(p[i] for p in points) - min(p[i] for p in points) for i in range(3))
    for beside in settings.get("beside", []):
        at = [x * unit for x in beside["at"][:2]] + beside["at"][2:]
        thing = build({"bevel": 0, **beside, "at": at})
        if beside.get("whole"):
            points += points_of([thing])
    place = settings["place"]
    usual_light = PLACES[place["kind"]](unit, place)
    light = settings.get("light", {})
    LIGHTS[light.get("kind", usual_light)](unit, light)
    frame(points, unit, settings.get("camera", {}))


def points_of(items):
    points = [item.matrix_world @ v.co for item in items for v in item.data.vertices]
    return points[:: len(points) // 6000] if len(points) > 6000 else points


def render(scene, folder):
    """The light, the colours and the normals of every pixel."""
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "32"
    files.file_slots.clear()
    passes = ["Image", "DiffCol", "GlossCol", "Normal"]
    for name in passes:
        files.file_slots.new(name + "_")
        tree.links.new(layers.outputs[name], files.inputs[-1])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs["Image"])
    bpy.ops.render.render(write_still=False)
    return [pixels(os.path.join(folder, name + "_0001.exr")) for name in passes]


def pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    os.remove(path)
    # One pixel that is no number would spread over the picture when it is smoothed.
    return np.nan_to_num(values.reshape(height, width, 4)[:, :, :3], posinf=0, neginf=0)


def save(rgb, scene, path):
    height, width, _ = rgb.shape
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    values = np.ones((height, width, 4), np.float32)
    values[:, :, :3] = rgb
    image.pixels.foreach_set(values.ravel())
    image.save_render(path, scene=scene)


def settings_of(name):
    """A further view is like the first picture of its item except in what its own file says."""
    with open(os.path.join(HERE, "pictures", name + ".json"), encoding="utf-8") as file:
        settings = json.load(file)
    return {**settings_of(settings["like"]), **settings} if "like" in settings else settings


def picture(name, path, width, samples):
    settings = settings_of(name)
    scene = prepare(width, samples, settings)
    show(settings)
    rgb, diffuse, glossy, normals = render(scene, path + ".passes")
    os.rmdir(path + ".passes")
    save(denoise(rgb, diffuse + 0.5 * glossy, normals), scene, path + ".part.png")
    os.replace(path + ".part.png", path)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--into", default=".")
    options.add_argument("--width", type=int, default=960)
    options.add_argument("--samples", type=int, default=20)
    options.add_argument("names", nargs="+")
    chosen = options.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    for name in chosen.names:
        path = os.path.join(chosen.into, name + ".png")
        if os.path.exists(path):
            continue
        try:
            picture(name, path, chosen.width, chosen.samples)
        except Exception:
            traceback.print_exc()


main()
