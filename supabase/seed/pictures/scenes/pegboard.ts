import { darker, deeper, lighter, mix, OAK } from '../colours.ts'
import type { Placement } from '../place-sprite.ts'
import type { Sprite } from '../sprite.ts'
import { wall, wood } from './props.ts'
import type { Scene } from './scene.ts'

/** The perforated board over a workbench: tools hang on it, everything else stands on its shelf. */
export const pegboard: Scene = ({ hero, accents, tint, random }) => {
  const board = deeper(mix(tint, '#ffffff', 0.06), 1.15)
  const side = random() > 0.5 ? 1 : -1
  const [first, second] = accents
  const heroX = 600 - side * (first ? 120 : 0)
  return {
    backdrop: `
      <pattern id="h" width="66" height="66" patternUnits="userSpaceOnUse" x="6" y="6">
        <circle cx="33" cy="34.5" r="8" fill="#fff" opacity=".5"/><circle cx="33" cy="33" r="8" fill="${darker(board, 0.52)}"/>
        <circle cx="34" cy="35" r="6" fill="${darker(board, 0.4)}"/></pattern>
      ${wall(board)}<rect width="1200" height="780" fill="url(#h)"/>
      ${hero.stands ? '' : peg(hero, heroX, 430, 600)}
      <rect y="776" width="1200" height="10" fill="#2b1a10" opacity=".16"/>
      ${wood(0, 782, 1200, 74, random)}
      <rect y="782" width="1200" height="3" fill="#fff" opacity=".5"/>
      <linearGradient id="under" x2="0" y2="1"><stop offset="0" stop-color="#2b1a10" stop-opacity=".4"/><stop offset="1" stop-color="#2b1a10" stop-opacity="0"/></linearGradient>
      <rect y="856" width="1200" height="44" fill="url(#under)"/>`,
    objects: [
      ...(first ? [neighbour(first, 600 + side * 380, 340)] : []),
      ...(second && !hero.stands && !(first?.stands && second.stands)
        ? [neighbour(second, 600 + side * 370, first?.stands ? 300 : 620)]
        : []),
      hero.stands
        ? { sprite: hero, x: heroX, y: 794, size: 560, rests: 'standing' }
        : { sprite: hero, x: heroX, y: 430, size: 600, rests: 'hanging' },
    ],
  }
}

/** What stands goes on the shelf, everything else on the board. */
const neighbour = (sprite: Sprite, x: number, height: number): Placement =>
  sprite.stands
    ? { sprite, x, y: 790, size: 225, rests: 'standing' }
    : { sprite, x, y: height, size: 225, rests: 'hanging' }

/** A wooden peg with a loop of cord at the highest point of what hangs there. */
function peg({ width, height, crown }: Sprite, middleX: number, middleY: number, size: number): string {
  const scale = size / Math.max(width, height)
  const x = middleX + (crown - 0.5) * width * scale
  const top = middleY - (height * scale) / 2
  const y = Math.max(40, top - 44)
  return `<path d="M${x + 8} ${y + 14} q-26 40 6 84 M${x + 8} ${y + 14} q40 40 10 84" stroke="#2b1a10" stroke-opacity=".2" stroke-width="8" fill="none"/>
    <path d="M${x - 4} ${y} q-24 44 2 ${top - y + 44} M${x + 4} ${y} q26 44 0 ${top - y + 44}" stroke="#f3e6cf" stroke-width="8" fill="none"/>
    <ellipse cx="${x + 14}" cy="${y + 20}" rx="24" ry="25" fill="#2b1a10" opacity=".25"/>
    <circle cx="${x}" cy="${y}" r="20" fill="${darker(OAK, 0.25)}"/><circle cx="${x - 3}" cy="${y - 3}" r="16" fill="${lighter(OAK, 0.35)}"/>`
}
