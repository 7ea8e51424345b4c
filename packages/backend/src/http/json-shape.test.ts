import { expect, it } from 'vitest'
import { isTooDeep, MAX_JSON_DEPTH, measureJson } from './json-shape.ts'

it.each([
  ['', 0, 1],
  ['"[[[["', 0, 1],
  ['{}', 1, 1],
  ['[]', 1, 0],
  [' [ ] ', 1, 0],
  ['[{}]', 2, 1],
  ['[1, "a,b", {"c": [1, 2, 3]}]', 3, 3],
  ['{"a": [1, 2], "b": 3}', 2, 1],
  [String.raw`["\"[[", "\\", "]"]`, 1, 3],
  ['["never ends [[', 1, 1],
])('%j has the depth %i and %i items', (text, depth, items) => {
  expect(measureJson(text)).toMatchObject({ depth, items })
})

it('agrees with the parser on what is real JSON', () => {
  const value = [{ a: { b: ['[', '"', '\\', '\\"]', { c: [[]] }] } }, 2, 'x,y']
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
    expect(measureJson(text)).toEqual({ depth: 7, items: 3, values: 7 })
  }
})

it('tells too deep from deep enough', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(isTooDeep(nested(MAX_JSON_DEPTH))).toBe(false)
  expect(isTooDeep(nested(MAX_JSON_DEPTH + 1))).toBe(true)
})

it('is linear: a megabyte of anything takes far less than a second', () => {
  for (const piece of ['[', '"', '\\', '"\\', '"\\\\"', '{"a":', ',', 'x', '"\\",']) {
    const text = piece.repeat(1_000_000 / piece.length)
    const before = process.threadCpuUsage()
    measureJson(text)
    // A whole string of backslashes before a quote, too.
    measureJson(`"${text}"`)
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)
  }
})
