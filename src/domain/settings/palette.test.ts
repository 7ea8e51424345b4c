import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AA, contrast } from './contrast.ts'
import { DEFAULT_COLOURS, paletteOf, unreadable } from './palette.ts'

/** What `tokens.test.ts` asks of the roles, for light and dark. */
const READ_ON = {
  light: ['#fbf8f3', '#ffffff', '#f3ede2'],
  dark: ['#0e1613', '#16211c', '#0a100e'],
} as const
const ON_FEATURE = { light: '#ffffff', dark: '#eef3ef' }

const anyColour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

const inScheme = (role: string, scheme: 'light' | 'dark') => {
  const [light, dark] = role.match(/#[0-9a-f]{6}/g)!
  return scheme === 'light' ? light! : (dark ?? light!)
}

it('draws from any colour that is taken roles that can be read and seen, in light and dark', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (colour, highlight) => {
      fc.pre(!unreadable('colour', colour) && !unreadable('highlight', highlight))
      fc.pre(colour !== DEFAULT_COLOURS.colour && highlight !== DEFAULT_COLOURS.highlight)
      const palette = paletteOf({ colour, highlight })
      for (const scheme of ['light', 'dark'] as const) {
        const role = (name: string) => inScheme(palette[name]!, scheme)
        const surfaces = READ_ON[scheme]
        for (const on of ['accent', 'accent-strong']) {
          expect(contrast('#ffffff', role(on))).toBeGreaterThanOrEqual(AA)
        }
        for (const surface of surfaces) expect(contrast(role('accent'), surface)).toBeGreaterThanOrEqual(3)
        for (const surface of [...surfaces, role('accent-tint')]) {
          expect(contrast(role('accent-ink'), surface)).toBeGreaterThanOrEqual(AA)
        }
        for (const surface of [...surfaces, role('notice-tint')]) {
          expect(contrast(role('notice-ink'), surface)).toBeGreaterThanOrEqual(AA)
        }
        expect(contrast(ON_FEATURE[scheme], role('feature'))).toBeGreaterThanOrEqual(AA)
        expect(contrast('#2a1b00', role('notice'))).toBeGreaterThanOrEqual(AA)
      }
    }),
    { numRuns: 300 },
  )
})

it('leaves the look as it was drawn where no colour was set', () => {
  expect(paletteOf(DEFAULT_COLOURS)).toEqual({})
})

it('says how little a colour contrasts with its text', () => {
  expect(unreadable('colour', '#ffd400')).toEqual({ ratio: 1.43 })
  expect(unreadable('highlight', '#402000')).toMatchObject({ ratio: expect.any(Number) })
  expect(unreadable('colour', DEFAULT_COLOURS.colour)).toBeUndefined()
})
