"""Grounds and walls."""
from nodes import between, bump, feed, material, mix, node, noise, object_coordinates, plain_to_reflections, ramp


def average(one, other, share=1.0):
    return tuple((a + b) / 2 * share for a, b in zip(one, other))


def plain(colour, roughness=0.5, metallic=0.0):
    made, _, shader = material("plain")
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    return made


def wood(dark=(0.20, 0.10, 0.05), light=(0.52, 0.32, 0.17), board=0.14, length=1.7):
    """Boards, each with a grain and a shade of its own."""
    made, tree, shader = material("wood")
    where = object_coordinates(tree)
    boards = node(
        tree,
        "ShaderNodeTexBrick",
        {"Vector": where, "Scale": 1.0, "Mortar Size": 0.0012, "Mortar Smooth": 0.3, "Brick Width": length,
         "Row Height": board, "Bias": 0.0, "Color1": (0, 0, 0), "Color2": (1, 1, 1), "Mortar": (0.5, 0.5, 0.5)},
        offset=0.37,
    )
    shifted = node(tree, "ShaderNodeVectorMath", operation="MULTIPLY_ADD")
    feed(tree, boards.outputs["Color"], shifted.inputs[0])
    shifted.inputs[1].default_value = (7.3, 3.1, 5.7)
    feed(tree, where, shifted.inputs[2])
    stretched = {"Vector": shifted.outputs[0]}
    rings = noise(tree, node(tree, "ShaderNodeMapping", {**stretched, "Scale": (1.2, 14, 14)}).outputs[0], 2.2, 2, 1.3)
    fibres = noise(tree, node(tree, "ShaderNodeMapping", {**stretched, "Scale": (6, 160, 160)}).outputs[0], 2.0)
    middle = average(dark, light)
    colour = ramp(tree, rings, [(0.30, dark), (0.5, middle), (0.72, light)])
    colour = mix(tree, 0.6, colour, ramp(tree, fibres, [(0.35, (0.55, 0.5, 0.45)), (0.6, (1, 1, 1))]), "MULTIPLY")
    shade = ramp(tree, boards.outputs["Color"], [(0, (0.72, 0.70, 0.68)), (1, (1, 1, 1))])
    colour = mix(tree, 1.0, colour, shade, "MULTIPLY")
    colour = mix(tree, boards.outputs["Fac"], colour, (0.02, 0.012, 0.008))
    feed(tree, colour, shader.inputs["Base Color"])
    feed(tree, between(tree, rings, 0.34, 0.55), shader.inputs["Roughness"])
    plain_to_reflections(tree, average(dark, light, 0.75))
    return made


def concrete(base=(0.33, 0.32, 0.30)):
    made, tree, shader = material("concrete")
    where = object_coordinates(tree)
    clouds, grains = noise(tree, where, 1.3, 3), noise(tree, where, 14, 3)
    darker, lighter = tuple(c * 0.62 for c in base), tuple(min(1, c * 1.25) for c in base)
    colour = ramp(tree, clouds, [(0.33, darker), (0.66, lighter)])
    colour = mix(tree, 0.8, colour, ramp(tree, grains, [(0.3, (0.72,) * 3), (0.65, (1,) * 3)]), "MULTIPLY")
    feed(tree, colour, shader.inputs["Base Color"])
    feed(tree, between(tree, grains, 0.5, 0.85), shader.inputs["Roughness"])
    bump(tree, grains, shader, 0.25, 0.004)
    plain_to_reflections(tree, average(darker, lighter, 0.9))
    return made


def plaster(colour=(0.72, 0.68, 0.61)):
    made, tree, shader = material("plaster")
    clouds = noise(tree, object_coordinates(tree), 1.1)
    shade = ramp(tree, clouds, [(0.3, tuple(c * 0.86 for c in colour)), (0.7, colour)])
    feed(tree, shade, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.85
    plain_to_reflections(tree, tuple(c * 0.93 for c in colour))
    return made


def bricks(one=(0.36, 0.15, 0.09), other=(0.22, 0.09, 0.06), mortar=(0.42, 0.39, 0.35), width=0.25, height=0.075,
           joint=0.012, roughness=0.85):
    """A brick wall; with a wide light brick, a wall or floor of tiles."""
    made, tree, shader = material("bricks")
    where = object_coordinates(tree)
    rows = node(
        tree,
        "ShaderNodeTexBrick",
        {"Vector": where, "Scale": 1.0, "Mortar Size": joint, "Mortar Smooth": 0.2, "Brick Width": width,
         "Row Height": height, "Bias": 0.0, "Color1": one, "Color2": other, "Mortar": mortar},
    )
    if roughness < 0.6:
        rows.offset = 0.0
    weather = ramp(tree, noise(tree, where, 6, 3), [(0.3, (0.6,) * 3), (0.65, (1,) * 3)])
    colour = mix(tree, 0.3 if roughness < 0.6 else 1.0, rows.outputs["Color"], weather, "MULTIPLY")
    feed(tree, colour, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = roughness
    raised = node(tree, "ShaderNodeMath", operation="SUBTRACT")
    raised.inputs[0].default_value = 1
    feed(tree, rows.outputs["Fac"], raised.inputs[1])
    bump(tree, raised.outputs[0], shader, 0.7, 0.008)
    plain_to_reflections(tree, average(one, other, 0.85))
    return made


def loose(dark, light, scale=40, relief=0.02, roughness=0.9):
    """Sand, gravel, snow or bark: whatever lies loose."""
    made, tree, shader = material("loose")
    where = object_coordinates(tree)
    waves, grains = noise(tree, where, 2.2, 2), noise(tree, where, scale, 2)
    height = mix(tree, 0.25, waves, grains)
    feed(tree, ramp(tree, height, [(0.36, dark), (0.64, light)]), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = roughness
    bump(tree, height, shader, 0.9, relief)
    plain_to_reflections(tree, average(dark, light))
    return made


def leaves(scale):
    """A hedge that is far enough to be a blur."""
    made, tree, shader = material("leaves")
    clouds = noise(tree, object_coordinates(tree), scale, 4)
    stops = [(0.35, (0.008, 0.02, 0.004)), (0.5, (0.05, 0.10, 0.018)), (0.68, (0.22, 0.30, 0.07))]
    feed(tree, ramp(tree, clouds, stops), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.7
    return made


def meadow():
    made, tree, shader = material("meadow")
    clouds = noise(tree, object_coordinates(tree), 2)
    feed(tree, ramp(tree, clouds, [(0.3, (0.05, 0.085, 0.012)), (0.7, (0.11, 0.16, 0.03))]), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.55
    shader.inputs["Specular"].default_value = 0.2
    return made
