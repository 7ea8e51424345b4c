import { expect, it } from 'vitest'
import { following, placeAfter } from './keyset.ts'

const rows = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Ben "the \\ saw"' },
]

it('goes on after the last row of a full page, and ends with one that is not', () => {
  expect(placeAfter(rows, 2, ({ name }) => name)).toEqual({ value: 'Ben "the \\ saw"', id: 'b' })
  expect(placeAfter(rows, 3, ({ name }) => name)).toBeUndefined()
  expect(placeAfter([], 3, ({ id }) => id)).toBeUndefined()
})

it('asks for greater values, or the same with a greater id; for lesser ones where the order falls', () => {
  const place = { value: '2030-01-01', id: 7 }
  expect(following(place, { column: 'at', ascending: true })).toBe(
    'at.gt."2030-01-01",and(at.eq."2030-01-01",id.gt.7)',
  )
  expect(following(place, { column: 'at', ascending: false })).toBe(
    'at.lt."2030-01-01",and(at.eq."2030-01-01",id.lt.7)',
  )
})

it('keeps quotes and backslashes of a value within it', () => {
  const filter = following(placeAfter(rows, 2, ({ name }) => name)!, { column: 'name', ascending: true })
  expect(filter).toContain('name.gt."Ben \\"the \\\\ saw\\"",')
})
