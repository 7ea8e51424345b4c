/**
 * For hues in degrees: where they go and how much of their saturation they keep, in straight lines between these.
 * Neon pink becomes clay and violet shadows become berry; yellow and skin stay, greens and blues calm down.
 */
const CURVE: [hue: number, to: number, keeps: number][] = [
  [0, 10, 0.76],
  [16, 19, 0.94],
  [30, 32, 0.94],
  [60, 60, 0.94],
  [100, 100, 0.7],
  [170, 168, 0.7],
  [210, 208, 0.72],
  [250, 250, 0.7],
  [285, 305, 0.7],
  [320, 355, 0.74],
  [345, 364, 0.76],
  [360, 370, 0.76],
]

/** Takes the neon out of a rendering, in place, so that it sits in a warm room; greys stay grey. RGBA. */
export function warmColours(pixels: Buffer): void {
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] === 0) continue
    const [hue, saturation, lightness] = toHsl(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!)
    const [to, keeps] = warmed(hue)
    const [r, g, b] = toRgb(to, saturation * keeps, lightness)
    pixels[i] = r
    pixels[i + 1] = g
    pixels[i + 2] = b
  }
}

function warmed(hue: number): [to: number, keeps: number] {
  const after = Math.max(
    1,
    CURVE.findIndex(([from]) => from >= hue),
  )
  const [fromA, toA, keepsA] = CURVE[after - 1]!
  const [fromB, toB, keepsB] = CURVE[after]!
  const share = (hue - fromA) / (fromB - fromA)
  return [(toA + share * (toB - toA)) % 360, keepsA + share * (keepsB - keepsA)]
}

function toHsl(r: number, g: number, b: number): [number, number, number] {
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const lightness = (max + min) / 510
  const range = max - min
  if (range === 0) return [0, 0, lightness]
  const saturation = range / 255 / (1 - Math.abs(2 * lightness - 1))
  const hue = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  return [hue * 60, saturation, lightness]
}

function toRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}
