import { contrast } from './contrast.ts'
import { SURFACES } from './palette.ts'

/** On what a picture can be seen: on any page, or only on light or on dark ones; there it gets a plate of that colour. */
export type Ground = 'any' | 'light' | 'dark'

/** The plate beneath a picture that a page would hide. */
export const PLATE = { light: '#ffffff', dark: SURFACES.dark[0] } as const

/** What is drawn is seen from here on (WCAG 2.2 AA, 1.4.11). */
const SEEN = 3
/** So much of a picture has to be seen: a name in small letters is a twentieth of a logo. */
const ENOUGH = 0.95
/** From here on a pixel counts as drawn. */
const OPAQUE = 128

/**
 * On what a picture of these pixels (red, green, blue and alpha, 0 to 255 each) can be seen; nothing where no pixel is
 * drawn. One that fills its whole rectangle brings its own ground.
 */
export function groundOf(pixels: ArrayLike<number>): Ground | undefined {
  const drawn = coloursOf(pixels)
  const total = [...drawn.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  if (total === pixels.length / 4) return 'any'
  const [light, dark] = (['light', 'dark'] as const).map(
    (scheme) => seenShare(drawn, SURFACES[scheme]) / total,
  ) as [number, number]
  if (light >= ENOUGH && dark >= ENOUGH) return 'any'
  return light >= dark ? 'light' : 'dark'
}

/** How often each colour is drawn. */
function coloursOf(pixels: ArrayLike<number>): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < OPAQUE) continue
    const colour = `#${[0, 1, 2].map((part) => pixels[at + part]!.toString(16).padStart(2, '0')).join('')}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

const seenShare = (drawn: ReadonlyMap<string, number>, surfaces: readonly string[]) =>
  [...drawn]
    .filter(([colour]) => surfaces.every((surface) => contrast(colour, surface) >= SEEN))
    .reduce((sum, [, count]) => sum + count, 0)
