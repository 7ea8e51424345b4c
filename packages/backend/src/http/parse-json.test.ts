import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

it.each([
  String.raw`{"a":"😀 \\u0000 \ud83d\ude00"}`,
  String.raw`["\u0001\u00e9", null, 1.5, {"b": []}]`,
  String.raw`"\\ud800"`,
])('parses %s like JSON.parse', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

it.each([
  ['NUL', String.raw`{"a":"\u0000"}`],
  ['NUL behind a backslash', String.raw`{"a":"\\\u0000"}`],
  ['NUL in a key', String.raw`[{"\u0000":1}]`],
  ['half a surrogate pair', String.raw`{"a":["\uD83d"]}`],
  ['surrogates in the wrong order', String.raw`"\ude00\ud83d"`],
])('refuses %s', (_, text) => {
  expect(() => parseJson(text)).toThrow('null character or half of a surrogate pair')
})

it('refuses what is no JSON', () => {
  expect(() => parseJson('{')).toThrow(SyntaxError)
})
