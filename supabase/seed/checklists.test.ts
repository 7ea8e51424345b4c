import { expect, it } from 'vitest'
import { CHECKS } from '#domain/booking/checklist.ts'
import { categories } from './categories.ts'

it('every category has its own checklist for the handover', () => {
  const lists = categories.map(({ checklist }) => checklist)
  for (const list of lists) expect(list.length).toBeGreaterThan(1)
  expect(new Set(lists.map((list) => list.join())).size).toBe(categories.length)
  expect(new Set(lists.flat())).toEqual(new Set(CHECKS))
})
