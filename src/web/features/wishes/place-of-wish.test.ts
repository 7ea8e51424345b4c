import { expect, it } from 'vitest'
import type { KnownPlace } from '#contract/search-answer.ts'
import { placeOfWish } from './place-of-wish.ts'

const known = (city: string, neighbourhood: string | null, latitude: number, longitude: number) =>
  ({ city, neighbourhood, country: 'AT', latitude, longitude, item_count: 0 }) as KnownPlace
const VIENNA = known('Wien', null, 48.208, 16.373)
const MIDDLE = known('Wien', 'Josefstadt', 48.211, 16.347)
const FAR = known('Vienna', null, 38.9, -77.26)
const AT = { latitude: 48.215, longitude: 16.335 }

const placeOf = (label: string, at: typeof AT | undefined, named: KnownPlace[]) =>
  placeOfWish({ label, radiusKm: 10, ...(at && { at }) }, async (ask) => ('q' in ask ? named : [MIDDLE]))

it('is the town that was named, and what is around where only a point is known', async () => {
  expect(await placeOf('Vienna', AT, [VIENNA])).toBe(VIENNA)
  expect(await placeOf('Vienna', undefined, [VIENNA])).toBe(VIENNA)
  expect(await placeOf('', AT, [VIENNA])).toBe(MIDDLE)
  expect(await placeOf('At the fountain', AT, [])).toBe(MIDDLE)
  expect(await placeOf('Nowhere', undefined, [])).toBeUndefined()
  expect(await placeOfWish(undefined, async () => [VIENNA])).toBeUndefined()
})

it('is no place of the same name far away', async () => {
  expect(await placeOf('Vienna', AT, [FAR, VIENNA])).toBe(VIENNA)
  expect(await placeOf('Vienna', AT, [FAR])).toBe(MIDDLE)
})
