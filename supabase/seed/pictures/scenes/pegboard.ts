import { darker, deeper, lighter, mix, OAK } from '../colours.ts'
import { wall, wood } from './props.ts'
import { type Scene, svg } from './scene.ts'

/** The perforated board over a workbench: tools hang on it, everything else stands on its shelf. */
export const pegboard: Scene = ({ hero, accents, tint, random }) => {
  const board = deeper(mix(tint, '#ffffff', 0.06), 1.15)
  const side = random() > 0.5 ? 1 : -1
  const [first, second] = accents
  const heroX = 600 - side * (first ? 120 : 0)
  return {
    backdrop: svg(`
      <pattern id="h" width="66" height="66" patternUnits="userSpaceOnUse" x="6" y="6">
        <circle cx="33" cy="34.5" r="8" fill="#fff" opacity=".5"/><circle cx="33" cy="33" r="8" fill="${darker(board, 0.52)}"/>
        <circle cx="34" cy="35" r="6" fill="${darker(board, 0.4)}"/></pattern>
      ${wall(board)}<rect width="1200" height="780" fill="url(#h)"/>
      ${hero.stands ? '' : pegs(heroX, 178)}
      <rect y="776" width="1200" height="10" fill="#2b1a10" opacity=".16"/>
      ${wood(0, 782, 1200, 74, random)}
      <rect y="782" width="1200" height="3" fill="#fff" opacity=".5"/>
      <linearGradient id="under" x2="0" y2="1"><stop offset="0" stop-color="#2b1a10" stop-opacity=".4"/><stop offset="1" stop-color="#2b1a10" stop-opacity="0"/></linearGradient>
      <rect y="856" width="1200" height="44" fill="url(#under)"/>`),
    objects: [
      ...(first
        ? [
            first.stands
              ? { sprite: first, x: 600 + side * 380, y: 790, size: 230, rests: 'standing' as const }
              : { sprite: first, x: 600 + side * 380, y: 330, size: 250, rests: 'hanging' as const },
          ]
        : []),
      ...(second && !hero.stands
        ? [
            {
              sprite: second,
              x: 600 + side * 370,
              y: second.stands ? 790 : 600,
              size: 190,
              rests: second.stands ? ('standing' as const) : ('hanging' as const),
            },
          ]
        : []),
      hero.stands
        ? { sprite: hero, x: heroX, y: 794, size: 560, rests: 'standing' }
        : { sprite: hero, x: heroX, y: 430, size: 600, rests: 'hanging' },
    ],
  }
}

/** Two wooden pegs that something hangs on. */
function pegs(x: number, y: number): string {
  return [-66, 66]
    .map(
      (dx) => `<ellipse cx="${x + dx + 12}" cy="${y + 18}" rx="20" ry="22" fill="#2b1a10" opacity=".25"/>
      <circle cx="${x + dx}" cy="${y}" r="17" fill="${darker(OAK, 0.25)}"/><circle cx="${x + dx - 3}" cy="${y - 3}" r="14" fill="${lighter(OAK, 0.35)}"/>`,
    )
    .join('')
}
