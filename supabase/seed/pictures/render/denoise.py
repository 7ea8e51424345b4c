"""Takes the grain out of a render: non-local means of its light, guided by colours and normals."""
import numpy as np


def box_mean(values, radius):
    """The mean of the square about every pixel, first of its columns, then of its rows."""
    side = 2 * radius + 1
    height, width = values.shape
    padded = np.pad(values, radius, mode="edge")
    columns = padded[:height].copy()
    for down in range(1, side):
        columns += padded[down : down + height]
    means = columns[:, :width].copy()
    for right in range(1, side):
        means += columns[:, right : right + width]
    return means / np.float32(side * side)


def pass_over(light, albedo, normals, reach, step=1):
    """One pass over the logarithm of the light; neighbours count by how alike their surroundings are."""
    height, width, _ = light.shape
    grey = light.mean(2)
    rest = grey - box_mean(grey, 1)
    variance = box_mean(rest * rest, 4) * 9 / 8 + 1e-5
    total, weights = np.zeros_like(light), np.zeros((height, width), np.float32)
    margin = reach * step

    def pad(values):
        return np.pad(values, ((margin, margin), (margin, margin)) + ((0, 0),) * (values.ndim - 2), mode="reflect")

    lights, greys, albedos, norms, variances = (pad(v) for v in (light, grey, albedo, normals, variance))
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            there = (
                slice(margin + dy * step, margin + dy * step + height),
                slice(margin + dx * step, margin + dx * step + width),
            )
            apart = (grey - greys[there]) ** 2 - (variance + np.minimum(variance, variances[there]))
            apart = box_mean(apart / (1e-5 + 0.81 * (variance + variances[there])), 2)
            other = ((albedo - albedos[there]) ** 2).sum(2) / 0.02 + ((normals - norms[there]) ** 2).sum(2) / 0.12
            weight = np.exp(-np.maximum(apart, 0) - np.minimum(other, 30))
            total += weight[:, :, None] * lights[there]
            weights += weight
    return total / weights[:, :, None]


def denoise(rgb, albedo, normals):
    albedo = np.clip(albedo, 0.02, 4)
    light = np.log1p(rgb / albedo * 4)
    clean = pass_over(light, albedo, normals, 3)
    # What is left over smooth blurred grounds has long waves: a second pass with gaps between its neighbours.
    clean = pass_over(clean, albedo, normals, 3, step=4)
    clean = 0.85 * clean + 0.15 * light
    clean = pass_over(clean, albedo, normals, 2)
    return np.expm1(clean) / 4 * albedo
