import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PriceHint } from '#contract/my-listings.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

/** Degrees. */
type Away = [north: number, east: number]

/** How many similar items the hint knows that far from the fixture's item, or wherever they are. */
async function countAt(away?: Away) {
  const [item] = await t.rows<{ category_id: string; latitude: number; longitude: number }>(
    'select category_id, latitude, longitude from public.items where id = $1',
    [t.item.id],
  )
  const { category_id: category, latitude, longitude } = item!
  const at = away && { near_latitude: latitude + away[0], near_longitude: longitude + away[1] }
  const { data } = await t.client({ as: t.renter }).rpc('price_hint', { category, ...at })
  return (data as unknown as PriceHint | null)?.count
}

it('looks some ten kilometres around on every side, and everywhere where the place is unknown', async () => {
  for (const pricePerDayCents of [2_000, 3_000]) await t.another({ pricePerDayCents })
  const near: Away[] = [
    [0, 0],
    [0.08, 0],
    [-0.08, 0],
    [0, 0.13],
    [0, -0.13],
  ]
  for (const away of [...near, undefined]) expect([away, await countAt(away)]).toEqual([away, 3])
  const far: Away[] = [
    [0.1, 0],
    [-0.1, 0],
    [0, 0.15],
    [0, -0.15],
  ]
  for (const away of far) expect([away, await countAt(away)]).toEqual([away, undefined])
})
