"""What a model's materials are made of: its file says the colour, the picture's settings the rest."""
import bpy
import numpy as np

from nodes import between, bump, feed, node, noise, object_coordinates

FINISHES = {
    "chrome": {"metal": 1, "rough": 0.14, "vary": 0.05, "colour": [0.72, 0.72, 0.72], "grain": 0},
    "steel": {"metal": 1, "rough": 0.32, "colour": [0.62, 0.62, 0.61], "grain": 0},
    "aluminium": {"metal": 0.9, "rough": 0.36, "colour": [0.72, 0.72, 0.72], "grain": 0},
    "iron": {"metal": 0.8, "rough": 0.5, "colour": [0.05, 0.05, 0.055]},
    "paint": {"rough": 0.24, "coat": 1, "grain": 0, "dirt": 0.92},
    "plastic": {"rough": 0.38, "grain": 0.1},
    "rubber": {"rough": 0.75, "colour": [0.02, 0.02, 0.021]},
    "cloth": {"rough": 0.85, "sheen": 0.4, "grain": 0.4, "fine": 260},
    "leather": {"rough": 0.5, "grain": 0.3, "fine": 160},
    "timber": {"rough": 0.5, "grain": 0.12, "fine": 60},
    "glass": {"rough": 0.02, "vary": 0.0, "clear": 1, "colour": [0.95, 0.97, 0.96], "grain": 0, "dirt": 1},
    "glow": {"glow": 6},
}


def settings_for(name, finishes):
    """The settings of the first entry whose word the material's name holds, else those under `*`."""
    chosen = next((value for word, value in finishes.items() if word in name), finishes.get("*", {}))
    if isinstance(chosen, str):
        chosen = {"finish": chosen}
    return {**FINISHES.get(chosen.get("finish"), {}), **chosen}


def dress(blender_material, finishes, size):
    """Gives a material roughness, wear and grain in the scale of the item."""
    if not blender_material or not blender_material.use_nodes:
        return
    tree = blender_material.node_tree
    shader = next((n for n in tree.nodes if n.type == "BSDF_PRINCIPLED"), None)
    if not shader:
        return
    wanted = settings_for(blender_material.name, finishes)
    base = shader.inputs["Base Color"]
    painted = base.links[0].from_socket if base.is_linked and "colour" not in wanted else None
    for link in list(base.links):
        tree.links.remove(link)
    # The files' colours are meant for screens; no real white is all white, no black all black.
    colour = wanted.get("colour") or [c**2.0 for c in tuple(base.default_value)[:3]]
    colour = [min(0.8, max(0.012, c)) for c in colour]
    where, scale = object_coordinates(tree), 1 / size
    wear = noise(tree, where, 5 * scale, 3)
    shade = node(tree, "ShaderNodeHueSaturation", {"Color": painted or colour})
    feed(tree, between(tree, wear, wanted.get("dirt", 0.84), 1.0, 0.38, 0.58), shade.inputs["Value"])
    shade.inputs["Saturation"].default_value = wanted.get("saturation", 1.0)
    feed(tree, shade.outputs["Color"], base)
    rough, vary = wanted.get("rough", 0.42), wanted.get("vary", 0.12)
    for link in list(shader.inputs["Roughness"].links):
        tree.links.remove(link)
    feed(tree, between(tree, wear, max(0.02, rough - vary), min(1, rough + vary), 0.3, 0.7), shader.inputs["Roughness"])
    shader.inputs["Metallic"].default_value = wanted.get("metal", 0.0)
    shader.inputs["Specular"].default_value = 0.5
    shader.inputs["Clearcoat"].default_value = wanted.get("coat", 0.0)
    shader.inputs["Clearcoat Roughness"].default_value = 0.08
    shader.inputs["Sheen"].default_value = wanted.get("sheen", 0.0)
    shader.inputs["Transmission"].default_value = wanted.get("clear", 0.0)
    if "alpha" in wanted:
        shader.inputs["Alpha"].default_value = wanted["alpha"]
    if "glow" in wanted:
        shader.inputs["Emission"].default_value = (*colour, 1)
        shader.inputs["Emission Strength"].default_value = wanted["glow"]
    grain = wanted.get("grain", 0.1)
    if grain and not shader.inputs["Normal"].is_linked:
        bump(tree, noise(tree, where, wanted.get("fine", 420) * scale, 1), shader, grain, 0.0012 * size)


def erase(name, box, lighter, colour):
    """Paints over what is lighter than this in a rectangle of an image: lettering that belongs to somebody."""
    image = next(i for i in bpy.data.images if i.name.startswith(name))
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    rows = pixels.reshape(height, width, 4)
    left, bottom, right, top = box
    part = rows[int(bottom * height) : int(top * height), int(left * width) : int(right * width), :3]
    part[part.mean(2) > lighter] = colour
    image.pixels.foreach_set(pixels)
    image.update()
    image.pack()
