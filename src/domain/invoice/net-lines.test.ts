import fc from 'fast-check'
import { expect, it } from 'vitest'
import { netLines } from './net-lines.ts'

it('splits lines so that they add up to the net amount of the sum', () => {
  const lines = [
    { text: 'a', grossCents: 333 },
    { text: 'b', grossCents: 333 },
    { text: 'c', grossCents: -100 },
  ]
  expect(netLines(lines, 19)).toEqual({
    lines: [
      { ...lines[0], netCents: 280 },
      { ...lines[1], netCents: 280 },
      { ...lines[2], netCents: -84 },
    ],
    netCents: 476,
    vatCents: 90,
  })
})

it('never loses a cent, and is nowhere more than one off the rate', () => {
  const line = fc.record({ text: fc.constant(''), grossCents: fc.integer({ min: 1, max: 1_000_000 }) })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(0, 8.1, 19, 25.5),
      (lines, percent) => {
        const { lines: split, netCents, vatCents } = netLines(lines, percent)
        const gross = lines.reduce((sum, { grossCents }) => sum + grossCents, 0)
        expect(netCents + vatCents).toBe(gross)
        expect(split.reduce((sum, line) => sum + line.netCents, 0)).toBe(netCents)
        expect(Math.abs(vatCents - (netCents * percent) / 100)).toBeLessThan(1)
      },
    ),
  )
})
