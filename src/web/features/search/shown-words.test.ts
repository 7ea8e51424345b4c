import { expect, it } from 'vitest'
import { shownWords } from './shown-words.ts'

it.each([
  ['cargo bike', 'cargo bike'],
  ['', ''],
  [`${'word '.repeat(20)}end`, `${'word '.repeat(10)}word…`],
  ['x'.repeat(2_000), `${'x'.repeat(59)}…`],
  ['🚲'.repeat(100), `${'🚲'.repeat(29)}…`],
])('repeats %j as %j', (text, shown) => {
  expect(shownWords(text)).toBe(shown)
})
