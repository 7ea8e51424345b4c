import { CLAY, darker, EVERGREEN, MARIGOLD, mix } from '../colours.ts'
import { books, plant, wall, wood } from './props.ts'
import type { Scene } from './scene.ts'

/** A wooden table at a wall on which the sun draws a window. */
export const windowTable: Scene = ({ hero, accents, tint, random }) => {
  const wallColour = darker(tint, 0.07)
  const side = random() > 0.45 ? 1 : -1
  const accent = accents.find(({ stands }) => stands)
  const prop =
    random() > 0.5
      ? plant(600 - side * 440, 742, 380, random() > 0.5 ? CLAY : '#efe6da')
      : books(600 - side * 420, 742, 250, [EVERGREEN, mix(MARIGOLD, '#ffffff', 0.2), CLAY])
  return {
    backdrop: `${wall(wallColour)}${windowLight(330 + random() * 160, 40)}
      ${wood(0, 690, 1200, 210, random, 2)}
      <linearGradient id="t" x2="0" y2="1"><stop offset="0" stop-color="#3a2412" stop-opacity=".38"/><stop offset=".22" stop-color="#3a2412" stop-opacity="0"/></linearGradient>
      <rect y="690" width="1200" height="210" fill="url(#t)"/><rect y="688" width="1200" height="3" fill="#fff" opacity=".35"/>
      ${prop}`,
    objects: [
      ...(accent
        ? [
            {
              sprite: accent,
              x: 600 + side * 395,
              y: 756,
              size: 215,
              rests: 'standing' as const,
              mirrored: side < 0,
              blur: 1.4,
            },
          ]
        : []),
      { sprite: hero, x: 600 - side * 20, y: 822, size: 600, rests: 'standing' },
    ],
  }
}

/** Six panes of sunlight; drawn in three sizes, so that their edges are soft. */
function windowLight(x: number, y: number): string {
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => `M${x + column * 200} ${y + row * 215 + column * 34} l176 30 v186 l-176 -30Z`),
  )
  const glow = (width: number, opacity: number) =>
    `<path d="${panes.join('')}" fill="#fff6dd" stroke="#fff6dd" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`
  return `${glow(12, 0.14)}${glow(6, 0.18)}${glow(0.1, 0.3)}`
}
