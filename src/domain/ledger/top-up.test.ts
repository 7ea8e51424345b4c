import { expect, it } from 'vitest'
import { keptTopUpCents } from './top-up.ts'

it.each([
  ['all of it where nothing goes back', 2_000, 500, 0, 500],
  ['nothing where everything goes back', 2_000, 500, 2_000, 0],
  ['half where half goes back', 2_000, 500, 1_000, 250],
  ['half a cent less than half of an odd sum', 2_000, 501, 1_000, 250],
  ['nothing where there is none', 0, 0, 0, 0],
])('keeps %s', (_, dueCents, topUpCents, refundCents, kept) => {
  expect(keptTopUpCents({ dueCents, topUpCents, refundCents })).toBe(kept)
})
