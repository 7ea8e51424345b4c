/** The brand's colours, as in the design. */
export const PAPER = '#fbf8f3'
export const INK = '#1b2420'
export const EVERGREEN = '#0f5c45'
export const MARIGOLD = '#f2a93b'
export const CLAY = '#c8553d'
export const OAK = '#d6ab7c'

/** `share` of `b` (0 to 1) in `a`; both `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(a.slice(at, at + 2), 16)
    const to = Number.parseInt(b.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share)
export const darker = (colour: string, share: number) => mix(colour, '#3a2a1c', share)

/** The same hue, stronger: away from its own grey by `factor`. */
export function deeper(colour: string, factor: number): string {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const grey = (rgb[0]! + rgb[1]! + rgb[2]!) / 3
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
  return `#${rgb
    .map((value) =>
      clamp(grey + (value - grey) * factor)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
