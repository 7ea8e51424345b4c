/** The contrast of two colours (`#rrggbb`) as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The least contrast of text and what it stands on (WCAG 2.2 AA, 1.4.3). */
export const AA = 4.5

function luminance(colour: string): number {
  const [r, g, b] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** A colour that is `share` (0 to 1) of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const end = partsOf(to)
  const parts = partsOf(from).map((part, at) => Math.round(part + (end[at]! - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
