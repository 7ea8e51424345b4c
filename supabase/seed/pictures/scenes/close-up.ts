import { CLAY, darker, deeper, EVERGREEN, lighter, MARIGOLD, mix } from '../colours.ts'
import { wall } from './props.ts'
import type { Scene } from './scene.ts'

/** Near enough to see how it is made, before cut paper. */
export const closeUp: Scene = ({ hero, tint, random }) => {
  const side = random() > 0.5 ? 1 : -1
  const disc = [mix(MARIGOLD, '#ffffff', 0.35), mix(CLAY, '#ffffff', 0.5), mix(EVERGREEN, '#ffffff', 0.62)]
  const colour = disc[Math.floor(random() * 3)]!
  const sheet = deeper(darker(tint, 0.17), 1.5)
  return {
    backdrop: `${wall(lighter(tint, 0.1))}
      <linearGradient id="d" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.25)}"/><stop offset="1" stop-color="${darker(colour, 0.08)}"/></linearGradient>
      <linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(sheet, 0.2)}"/><stop offset="1" stop-color="${darker(sheet, 0.12)}"/></linearGradient>
      <circle cx="${600 + side * 160 + 12}" cy="396" r="372" fill="#2b1a10" opacity=".12"/>
      <circle cx="${600 + side * 160}" cy="380" r="370" fill="url(#d)"/>
      <path d="M0 742 q300 -70 620 -16 t580 -30 V900 H0Z" fill="#2b1a10" opacity=".1" transform="translate(0 -9)"/>
      <path d="M0 742 q300 -70 620 -16 t580 -30 V900 H0Z" fill="url(#s)"/>`,
    objects: [
      hero.stands
        ? { sprite: hero, x: 600 - side * 70, y: 868, size: 800, rests: 'standing', mirrored: side > 0 }
        : { sprite: hero, x: 600 - side * 50, y: 470, size: 850, rests: 'hanging', mirrored: side > 0 },
    ],
  }
}
