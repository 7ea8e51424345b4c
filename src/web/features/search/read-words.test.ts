import { describe, expect, it } from 'vitest'
import type { PlaceInWords } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH } from '#domain/search/search.ts'
import { readWords } from './read-words.ts'

const TODAY = '2026-11-25'
const WIEN = { city: 'Wien', country: 'AT', latitude: 48.2, longitude: 16.37 }

const read = (text: string, found: PlaceInWords | null = null) =>
  readWords({ ...DEFAULT_SEARCH, text }, TODAY, async () => found)

describe('what somebody’s words mean', () => {
  it('makes a place and a time criteria of their own', async () => {
    const place = { ...WIEN, neighbourhood: null, item_count: 15 }
    const search = await read('ich suche ein Lastenrad Wien morgen', { rest: 'Lastenrad', place })
    expect(search).toMatchObject({ text: 'Lastenrad', place: { label: 'Wien', radiusKm: 10 } })
    expect(search.period?.from).toMatch(/^2026-11-26/)
  })

  it('looks next to a part of a town, and further where nothing is lent, such as at a station', async () => {
    const part = { ...WIEN, neighbourhood: 'Ottakring', item_count: 3 }
    expect((await read('x', { rest: 'Koffer', place: part })).place?.radiusKm).toBe(5)
    const station = { ...part, neighbourhood: 'Westbahnhof', item_count: 0 }
    expect((await read('x', { rest: 'Koffer', place: station })).place?.radiusKm).toBe(10)
  })

  it('takes a place among the words for said later than the one that was there, and leaves a map alone', async () => {
    const place = { ...WIEN, neighbourhood: null, item_count: 15 }
    const found = async () => ({ rest: 'Rad', place })
    const berlin = { label: 'Berlin', radiusKm: 10 }
    const search = { ...DEFAULT_SEARCH, text: 'Rad Wien' }
    expect(await readWords({ ...search, place: berlin }, TODAY, found)).toMatchObject({
      text: 'Rad',
      place: { label: 'Wien' },
    })
    expect(await readWords({ ...search, area: [1, 2, 3, 4] }, TODAY, found)).toMatchObject({
      text: 'Rad Wien',
    })
  })

  it('leaves a message whole but for its first time and place, and says the same of it again', async () => {
    const message =
      'Hi all, we move into a new flat on Saturday. Does anyone in Wien have a hand truck, until Sunday?'
    const place = { ...WIEN, neighbourhood: null, item_count: 15 }
    const placeIn = async (words: string) =>
      words.includes(' in Wien') ? { rest: words.replace(' in Wien', ''), place } : null
    const once = await readWords({ ...DEFAULT_SEARCH, text: message }, TODAY, placeIn)
    expect(once).toMatchObject({ place: { label: 'Wien' }, period: { from: '2026-11-28T10:00' } })
    expect(once.text).toMatch(/^Hi all, we move into a new flat .*Does anyone have a hand truck/)
    expect(await readWords(once, TODAY, placeIn)).toEqual(once)
  })

  it('shows what is there where only a place was said, the nearest first in a part of a town', async () => {
    const part = { ...WIEN, neighbourhood: 'Ottakring', item_count: 3 }
    expect(await read('x', { rest: '', place: part })).toMatchObject({ text: '', sort: 'distance' })
    expect(await read('x', { rest: 'Sachen in', place: part })).toMatchObject({ sort: 'relevance' })
    expect(await read('x', { rest: 'Sachen', place: part })).toMatchObject({ text: '', sort: 'distance' })
    const town = { ...part, neighbourhood: null }
    expect(await read('x', { rest: '', place: town })).toMatchObject({ text: '', sort: 'relevance' })
  })

  it.each([
    '',
    ' ',
    'a',
    '🪛🪛',
    'the of and',
    'ぁдрель drill',
    'x'.repeat(2_000),
    '\u0007\u0000',
    '%_\\',
    '¿?¡!',
  ])('takes %j as it is, and in no time', async (text) => {
    const search = await read(text)
    expect(search.period).toBeUndefined()
    expect(search.text.length).toBeLessThanOrEqual(text.length)
  })
})
