import { CLAY, darker, EVERGREEN, MARIGOLD, mix } from '../colours.ts'
import { books, plant, wall, wood } from './props.ts'
import { type Scene, svg } from './scene.ts'

/** A wooden table at a wall on which the sun draws a window. */
export const windowTable: Scene = ({ hero, accents, tint, random }) => {
  const wallColour = darker(tint, 0.07)
  const shift = random() * 160
  const side = random() > 0.45 ? 1 : -1
  const [accent] = accents
  const pane = (column: number, row: number) => {
    const x = 330 + shift + column * 200
    const y = 40 + row * 215 + column * 34
    return `<path d="M${x} ${y} l176 30 v186 l-176 -30Z" fill="#fff6dd" opacity=".62"/>`
  }
  const prop =
    random() > 0.5
      ? plant(600 - side * 440, 742, 380, random() > 0.5 ? CLAY : '#efe6da')
      : books(600 - side * 420, 742, 250, [EVERGREEN, mix(MARIGOLD, '#ffffff', 0.2), CLAY])
  return {
    backdrop: svg(`${wall(wallColour)}
      ${wood(0, 690, 1200, 210, random, 2)}
      <linearGradient id="t" x2="0" y2="1"><stop offset="0" stop-color="#3a2412" stop-opacity=".38"/><stop offset=".22" stop-color="#3a2412" stop-opacity="0"/></linearGradient>
      <rect y="690" width="1200" height="210" fill="url(#t)"/><rect y="688" width="1200" height="3" fill="#fff" opacity=".35"/>
      ${prop}`),
    light: {
      svg: svg(
        `${[0, 1].flatMap((column) => [0, 1, 2].map((row) => pane(column, row))).join('')}
         <path d="M${250 + shift} 900 L${420 + shift} 700 h420 L${800 + shift} 900Z" fill="#fff6dd" opacity=".3"/>`,
      ),
      blur: 2.2,
      blend: 'over',
    },
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
