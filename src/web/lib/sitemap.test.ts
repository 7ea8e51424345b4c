import { expect, it } from 'vitest'
import { idsOf, pagesOf, readAll } from './sitemap.ts'

it('spreads items over as many pages as keep each short, and every id is on one', () => {
  expect(pagesOf(0)).toEqual([])
  expect(pagesOf(5_000)).toEqual(['all'])
  expect(pagesOf(80_000)).toEqual([...'0123456789abcdef'])
  const pages = pagesOf(80_001)
  expect([pages.length, pages[0], pages.at(-1)]).toEqual([256, '00', 'ff'])
  const id = 'a7c00000-0000-4000-8000-000000000000'
  const holding = pages.filter((page) => idsOf(page)!.first <= id && id <= idsOf(page)!.last)
  expect(holding).toEqual(['a7'])
  expect(idsOf('all')).toEqual({
    first: '00000000-0000-0000-0000-000000000000',
    last: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  })
  for (const page of ['1x', 'ABC', '00000', '-1']) expect(idsOf(page)).toBeUndefined()
})

it('reads a list to its end, however little comes at once', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
  const read = async (after = '') => ({ data: ids.filter(({ id }) => id > after).slice(0, 2), error: null })
  expect(await readAll(read)).toEqual(ids)
})
