import { expect, it } from 'vitest'
import { shownIds } from './shown-ids.ts'

const bike = '0d5e6f00-0000-4000-8000-000000000001'
const tent = '0d5e6f00-0000-4000-8000-000000000002'
const idsOf = (text: string) => [...shownIds(Buffer.from(text))]

it('finds each id once, wherever it stands', () => {
  expect(
    idsOf(`${bike} <a href="/product/${tent}">Zelt – für vier</a><p data-of="${bike}" class="a-b">`),
  ).toEqual([bike, tent])
})

it.each([
  ['none', 'a page-with-some-hyphens-and-more'],
  ['a part of one at the end', bike.slice(0, -1)],
  ['a part of one at the beginning', bike.slice(1)],
  ['another alphabet', bike.replace('d', 'g')],
  ['no page', ''],
])('finds nothing in %s', (_, text) => {
  expect(idsOf(text)).toEqual([])
})

it('finds the ids that an expression finds, in what is nearly one', () => {
  const text = `--${bike}-${tent}--${tent.slice(9)}-${bike}${tent}`
  const expected = text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g)
  expect(new Set(idsOf(text))).toEqual(new Set(expected))
})

it('looks through what was loaded, which is all that is shown', () => {
  const data = `<script>window.__reactRouterContext.streamController.enqueue("[\\"${tent}\\"]")</script>`
  expect(idsOf(`<a id="${bike}" href="/product/${tent}">Zelt</a>${data}`)).toEqual([tent])
})
