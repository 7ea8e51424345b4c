import { expect, it } from 'vitest'
import { createCheckoutFixture } from './checkout/testing/checkout-fixture.ts'
import { refusePlayMoney } from './refuse-play-money.ts'

it('real payments are refused on a database in which somebody paid with a test card', async () => {
  const t = await createCheckoutFixture()
  try {
    await expect(refusePlayMoney(t.db, { name: 'stripe' })).resolves.toBeUndefined()
    await t.pay(t.renter, [t.line()])
    await expect(refusePlayMoney(t.db, { name: 'stripe' })).rejects.toThrow('holds play money')
    await expect(refusePlayMoney(t.db, { name: 'test' })).resolves.toBeUndefined()
  } finally {
    await t.close()
  }
})
