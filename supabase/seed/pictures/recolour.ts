/** The colours of a picture to replace: hues in degrees, shares from 0 to 1. */
export interface Recolouring {
  from: [first: number, last: number]
  /** Pixels below the minimum saturation keep their colour, and so do those above the limit, if there is one. */
  atLeast: number
  atMost?: number
  hue: number
  saturation?: number
  value?: number
}

const EDGE = 12

/**
 * Replaces the hue of pixels in a range of hues, fading at the range's edges. Changes the RGB bytes in place.
 * Where two rules meet, a pixel mixes both, so that none of its old colour is left between them.
 */
export function recolour(pixels: Uint8Array, rules: Recolouring[]): void {
  for (let at = 0; at < pixels.length; at += 3) {
    const [hue, saturation, value] = toHsv(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
    const mixed = [0, 0, 0]
    let totalShare = 0
    for (const rule of rules) {
      const strength = Math.min(saturation - rule.atLeast, (rule.atMost ?? 2) - saturation)
      const share = within(hue, rule.from) * Math.min(1, Math.max(0, strength * 12))
      if (share === 0) continue
      const strong = Math.min(1, saturation * (rule.saturation ?? 1))
      const rgb = toRgb(rule.hue, strong, Math.min(1, value * (rule.value ?? 1)))
      for (const i of [0, 1, 2]) mixed[i]! += rgb[i]! * 255 * share
      totalShare += share
    }
    if (totalShare === 0) continue
    const kept = 1 - Math.min(1, totalShare)
    for (const i of [0, 1, 2])
      pixels[at + i] = Math.round(pixels[at + i]! * kept + (mixed[i]! / totalShare) * (1 - kept))
  }
}

/** 1 inside the range of hues, decreasing to 0 beyond its ends. */
function within(hue: number, [first, last]: [number, number]): number {
  const middle = (first + last) / 2
  const apart = Math.abs(((hue - middle + 540) % 360) - 180) - (last - first) / 2
  return Math.min(1, Math.max(0, 1 - apart / EDGE))
}

function toHsv(red: number, green: number, blue: number): [number, number, number] {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return [0, 0, most / 255]
  let sixth = (red - green) / range + 4
  if (most === red) sixth = (green - blue) / range + 6
  else if (most === green) sixth = (blue - red) / range + 2
  return [(sixth * 60) % 360, range / most, most / 255]
}

function toRgb(hue: number, saturation: number, value: number): number[] {
  return [5, 3, 1].map((offset) => {
    const k = (offset + hue / 60) % 6
    return value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1))
  })
}
