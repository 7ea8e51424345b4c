import { expect, it } from 'vitest'
import { readReviewsView, reviewsPath } from './reviews-view.ts'

const read = (search: string) => readReviewsView(new URLSearchParams(search))

it('is the first page of what renters say, unless the address says otherwise', () => {
  expect(read('')).toEqual({ of: 'lender', page: 1 })
  expect(read('as=renter&page=3')).toEqual({ of: 'renter', page: 3 })
})

it('makes do with what no link of ours says', () => {
  expect(read('as=admin&page=-4')).toEqual({ of: 'lender', page: 1 })
  expect(read('page=1e99').page).toBe(1_000)
  expect(read('page=two').page).toBe(1)
})

it('is read again from the address that it is written into', () => {
  for (const view of [{ of: 'renter', page: 7 } as const, { of: 'lender', page: 1 } as const])
    expect(read(reviewsPath(view))).toEqual(view)
})
