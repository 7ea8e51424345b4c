import { CLAY, darker, deeper, lighter, MARIGOLD, mix, OAK, PAPER } from '../colours.ts'
import { floorShadow, plant, wood } from './props.ts'
import type { Scene } from './scene.ts'

/** A room painted in two colours, with a stool for what is shown. */
export const room: Scene = ({ hero, accents, tint, random }) => {
  const side = random() > 0.5 ? 1 : -1
  const x = 600 - side * 70
  const accent = accents.find(({ stands }) => stands)
  const paint = deeper(darker(tint, 0.12), 1.25)
  const leg = (dx: number) =>
    `<path d="M${x + dx * 0.8 - 14} 640 L${x + dx - 11} 834 h22 L${x + dx * 0.8 + 14} 640Z" fill="url(#leg)"/>`
  return {
    backdrop: `
      <linearGradient id="up" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(mix(PAPER, tint, 0.2), 0.4)}"/><stop offset="1" stop-color="${darker(mix(PAPER, tint, 0.3), 0.1)}"/></linearGradient>
      <linearGradient id="low"><stop offset="0" stop-color="${lighter(paint, 0.22)}"/><stop offset="1" stop-color="${darker(paint, 0.14)}"/></linearGradient>
      <linearGradient id="leg"><stop offset="0" stop-color="${lighter(OAK, 0.2)}"/><stop offset="1" stop-color="${darker(OAK, 0.45)}"/></linearGradient>
      <linearGradient id="seat"><stop offset="0" stop-color="${lighter(OAK, 0.35)}"/><stop offset="1" stop-color="${darker(OAK, 0.12)}"/></linearGradient>
      <linearGradient id="rim"><stop offset="0" stop-color="${OAK}"/><stop offset="1" stop-color="${darker(OAK, 0.4)}"/></linearGradient>
      <rect width="1200" height="900" fill="url(#up)"/>
      <rect y="300" width="1200" height="440" fill="url(#low)"/><rect y="298" width="1200" height="4" fill="#fff" opacity=".55"/>
      ${wood(0, 752, 1200, 148, random, 3, mix(OAK, '#f3e3cb', 0.35))}
      <rect y="724" width="1200" height="30" fill="#fffdf9"/><rect y="752" width="1200" height="6" fill="#2b1a10" opacity=".22"/>
      ${frame(600 + side * 330, 60, tint)}
      ${plant(600 + side * 440, 842, 400, [CLAY, '#efe6da', MARIGOLD][Math.floor(random() * 3)])}
      ${floorShadow(x + 90, 842, 360, 36, 0.4)}
      ${leg(-190)}${leg(190)}${leg(-70)}${leg(80)}
      <path d="M${x - 270} 628 v26 a270 34 0 0 0 540 0 v-26Z" fill="url(#rim)"/><ellipse cx="${x}" cy="628" rx="270" ry="34" fill="url(#seat)"/>`,
    objects: [
      { sprite: hero, x, y: 642, size: 470, rests: 'standing' },
      ...(accent
        ? [
            {
              sprite: accent,
              x: x - side * 390,
              y: 852,
              size: 190,
              rests: 'standing' as const,
              mirrored: side < 0,
            },
          ]
        : []),
    ],
  }
}

/** A picture on the wall, of hills. */
const frame = (x: number, y: number, tint: string) => `
  <rect x="${x - 92}" y="${y + 12}" width="200" height="240" rx="4" fill="#2b1a10" opacity=".2"/>
  <rect x="${x - 100}" y="${y}" width="200" height="240" rx="4" fill="${darker(OAK, 0.1)}"/><rect x="${x - 90}" y="${y + 10}" width="180" height="220" fill="#fffdf8"/>
  <circle cx="${x + 24}" cy="${y + 88}" r="30" fill="${mix(MARIGOLD, '#ffffff', 0.25)}"/>
  <path d="M${x - 70} ${y + 190} q50 -90 90 -40 t50 10 v30Z" fill="${deeper(darker(tint, 0.25), 1.3)}"/>
  <path d="M${x - 70} ${y + 190} q60 -40 140 -10 v10Z" fill="${mix(CLAY, '#ffffff', 0.2)}"/>`
