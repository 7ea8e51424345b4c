import { darker, deeper, lighter, MARIGOLD, mix } from '../colours.ts'
import { wood } from './props.ts'
import type { Scene } from './scene.ts'

/** Laid out on a sheet of paper on a table top, seen from above. */
export const flatLay: Scene = ({ hero, accents, tint, random }) => {
  const angle = -9 + random() * 18
  const sheet = lighter(tint, 0.5)
  const side = random() > 0.5 ? 1 : -1
  const [first, second] = accents
  const onWood = random() > 0.4
  return {
    backdrop: `
      ${onWood ? wood(0, 0, 1200, 900, random, 5, mix('#d6ab7c', tint, 0.25)) : linen(tint)}
      <g transform="rotate(${angle} 600 450)">
        <rect x="196" y="96" width="836" height="736" rx="10" fill="#2b1a10" opacity=".16" transform="translate(14 18)"/>
        <rect x="190" y="86" width="820" height="730" rx="8" fill="${sheet}"/>
        <g stroke="${deeper(darker(tint, 0.14), 1.3)}" stroke-opacity=".5" stroke-width="1.5">${grid()}</g>
      </g>
      ${tag(600 + side * 300 - 70, 150, -angle * 1.4)}
      <linearGradient id="v" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#2b1a10" stop-opacity=".24"/></linearGradient><rect width="1200" height="900" fill="url(#v)"/>`,
    objects: [
      ...(first
        ? [
            {
              sprite: first,
              x: 600 + side * 420,
              y: 690,
              size: 290,
              rests: 'lying' as const,
              rotate: side * 16,
            },
          ]
        : []),
      ...(second
        ? [
            {
              sprite: second,
              x: 600 - side * 440,
              y: 190,
              size: 230,
              rests: 'lying' as const,
              rotate: -side * 22,
            },
          ]
        : []),
      {
        sprite: hero,
        x: 600 - side * 30,
        y: 448,
        size: 620,
        rests: 'lying',
        rotate: hero.stands ? angle * 0.6 : angle,
      },
    ],
  }
}

const grid = () =>
  Array.from({ length: 16 }, (_, i) => `<path d="M${190 + i * 51.25} 86v730"/>`)
    .concat(Array.from({ length: 14 }, (_, i) => `<path d="M190 ${86 + i * 52.1}h820"/>`))
    .join('')

const linen = (tint: string) => `<rect width="1200" height="900" fill="${deeper(darker(tint, 0.08), 1.25)}"/>
  <pattern id="l" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 1h8M0 5h8" stroke="#fff" stroke-opacity=".2" stroke-width="1.6"/>
  <path d="M2 0v8M6 0v8" stroke="#3a2412" stroke-opacity=".1" stroke-width="1.4"/></pattern><rect width="1200" height="900" fill="url(#l)"/>`

/** A little paper tag on a string: it is for lending. */
const tag = (
  x: number,
  y: number,
  angle: number,
) => `<g transform="translate(${x} ${y}) rotate(${angle - 14})">
  <path d="M6 12 l30 -34 h104 q10 0 10 10 v50 q0 10 -10 10 h-104Z" fill="#2b1a10" opacity=".2"/>
  <path d="M0 6 l30 -34 h104 q10 0 10 10 v50 q0 10 -10 10 h-104Z" fill="${MARIGOLD}"/>
  <circle cx="34" cy="6" r="8" fill="#fbf8f3"/><path d="M34 6 q-40 -60 -84 -30" fill="none" stroke="#fbf8f3" stroke-width="4"/>
  <path d="M60 -6h58M60 8h58M60 22h36" stroke="#fbf8f3" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/></g>`
