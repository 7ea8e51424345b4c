import { CLAY, darker, deeper, EVERGREEN, lighter, MARIGOLD } from '../colours.ts'
import { ball, floorShadow, plant, wall } from './props.ts'
import type { Scene } from './scene.ts'

/** A niche with a round top and a low plinth, as in a shop window. */
export const arch: Scene = ({ hero, accents, tint, random }) => {
  const side = random() > 0.5 ? 1 : -1
  const x = 600 - side * 30
  const back = deeper(darker(tint, 0.06), 1.35)
  const plinth = lighter(tint, 0.45)
  const propX = x - side * 385
  const prop =
    random() > 0.5
      ? plant(propX, 800, 300, [CLAY, '#e9dfd2', MARIGOLD][Math.floor(random() * 3)])
      : `${ball(propX, 806, 62, [MARIGOLD, CLAY, EVERGREEN][Math.floor(random() * 3)]!)}${ball(propX - side * 88, 846, 34, lighter(tint, 0.3))}`
  const accent = accents.find(({ stands }) => stands)
  return {
    backdrop: `
      <linearGradient id="niche" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${darker(back, 0.2)}"/>
      <stop offset=".4" stop-color="${back}"/><stop offset="1" stop-color="${lighter(back, 0.28)}"/></linearGradient>
      <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${darker(tint, 0.1)}"/>
      <stop offset=".25" stop-color="${lighter(tint, 0.22)}"/><stop offset="1" stop-color="${lighter(tint, 0.5)}"/></linearGradient>
      <linearGradient id="edge"><stop offset="0" stop-color="${darker(back, 0.35)}" stop-opacity=".6"/><stop offset=".16" stop-color="${darker(back, 0.35)}" stop-opacity="0"/></linearGradient>
      <linearGradient id="side"><stop offset="0" stop-color="${lighter(plinth, 0.25)}"/><stop offset=".4" stop-color="${plinth}"/>
      <stop offset="1" stop-color="${darker(tint, 0.3)}"/></linearGradient>
      <linearGradient id="top"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="${lighter(plinth, 0.2)}"/></linearGradient>
      ${wall(tint)}
      <path id="a" d="M${x - 310} 700 V400 A310 310 0 0 1 ${x + 310} 400 V700Z" fill="url(#niche)"/>
      <path d="M${x - 310} 700 V400 A310 310 0 0 1 ${x + 310} 400 V700Z" fill="url(#edge)"/>
      <path d="M${x - 310} 700 V400 A310 310 0 0 1 ${x + 310} 400 V700" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>
      <rect y="698" width="1200" height="202" fill="url(#floor)"/>
      <rect y="697" width="1200" height="3" fill="${darker(tint, 0.3)}" opacity=".25"/>
      ${floorShadow(x + 70, 806, 420, 70, 0.34)}
      <path d="M${x - 290} 742 v58 a290 46 0 0 0 580 0 v-58Z" fill="url(#side)"/>
      <ellipse cx="${x}" cy="742" rx="290" ry="46" fill="url(#top)"/>
      ${prop}`,
    objects: [
      { sprite: hero, x, y: 756, size: 520, rests: 'standing' },
      ...(accent
        ? [
            {
              sprite: accent,
              x: x + side * 400,
              y: 826,
              size: 190,
              rests: 'standing' as const,
              mirrored: side < 0,
            },
          ]
        : []),
    ],
  }
}
