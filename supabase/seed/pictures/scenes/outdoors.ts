import { darker, lighter, MARIGOLD, mix } from '../colours.ts'
import { floorShadow, tree } from './props.ts'
import type { Scene } from './scene.ts'

const MEADOW = '#a9c97f'
const TREES = ['#6f9f5c', '#8fb565', '#5d8f67']

/** A meadow with hills and round trees, in late light. */
export const outdoors: Scene = ({ hero, accents, tint, random }) => {
  const side = random() > 0.5 ? 1 : -1
  const accent = accents.find(({ stands }) => stands)
  const sky = mix(tint, '#fff1d6', 0.45)
  const sunX = 600 - side * (180 + random() * 200)
  const trees = [-520, -400, 410, 525].map((dx, i) =>
    tree(600 + dx + random() * 40, 604 + random() * 26, 250 + random() * 130, TREES[i % 3]!),
  )
  const stones = Array.from({ length: 7 }, () => {
    const x = random() * 1200
    const y = 690 + random() * 190
    return `<ellipse cx="${x + 6}" cy="${y + 5}" rx="17" ry="6" fill="#2b1a10" opacity=".18"/><ellipse cx="${x}" cy="${y}" rx="${10 + random() * 8}" ry="8" fill="#efe6d6"/>`
  })
  const tufts = Array.from({ length: 16 }, () => {
    const x = random() * 1200
    const y = 660 + random() * 220
    return `<path d="M${x} ${y} q-4 -16 -12 -22 M${x} ${y} q0 -18 2 -28 M${x} ${y} q6 -14 14 -20" stroke="${darker(MEADOW, 0.22)}" stroke-width="4" fill="none" stroke-linecap="round"/>`
  })
  return {
    backdrop: `
      <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${mix(tint, '#9cc7e0', 0.4)}"/><stop offset=".7" stop-color="${lighter(sky, 0.45)}"/></linearGradient>
      <linearGradient id="far" x2="0" y2="1"><stop offset="0" stop-color="${mix(MEADOW, sky, 0.5)}"/><stop offset="1" stop-color="${mix(MEADOW, sky, 0.72)}"/></linearGradient>
      <linearGradient id="near" x2="0" y2="1"><stop offset="0" stop-color="${mix(MEADOW, '#6f9f5c', 0.3)}"/><stop offset="1" stop-color="${MEADOW}"/></linearGradient>
      <linearGradient id="ground" x2="0" y2="1"><stop offset="0" stop-color="${darker(MEADOW, 0.06)}"/><stop offset="1" stop-color="${lighter(MEADOW, 0.3)}"/></linearGradient>
      <rect width="1200" height="900" fill="url(#sky)"/>
      <circle cx="${sunX}" cy="210" r="150" fill="#fff" opacity=".22"/><circle cx="${sunX}" cy="210" r="84" fill="${mix(MARIGOLD, '#fff6dc', 0.62)}"/>
      <path d="M0 470 q180 -150 390 -40 t420 -50 t390 20 v300 H0Z" fill="url(#far)"/>
      <path d="M0 560 q260 -120 560 -20 t640 -30 v300 H0Z" fill="url(#near)"/>
      ${trees.join('')}
      <path d="M0 628 q600 -52 1200 0 V900 H0Z" fill="url(#ground)"/>
      <path d="M430 900 Q520 740 470 640 q60 -6 130 0 Q660 760 900 900Z" fill="#f1e3c4" opacity=".75"/>
      ${tufts.join('')}${stones.join('')}
      ${floorShadow(640, 806, 460, 64, 0.28)}`,
    objects: [
      ...(accent
        ? [
            {
              sprite: accent,
              x: 600 + side * 390,
              y: 770,
              size: 215,
              rests: 'standing' as const,
              mirrored: side < 0,
            },
          ]
        : []),
      { sprite: hero, x: 600 - side * 40, y: 820, size: 610, rests: 'standing' },
    ],
  }
}
