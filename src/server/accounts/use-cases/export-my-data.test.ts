import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'

let t: CheckoutFixture
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterAll(() => t.close())

type Export = Record<string, Record<string, unknown>[]>

describe('export-my-data', () => {
  it('holds what is kept about the person, and of others nothing but ids', async () => {
    const { renter, owner } = t
    const held = await t.pay(renter, [t.line()])
    await t.complete(renter, held)
    const { value } = await t.say<Export>(renter, 'export-my-data')
    expect(value).toMatchObject({
      account: [{ email: renter.email }],
      profile: [{ id: renter.id, name: 'Rita Renter' }],
      orders: [{ user_id: renter.id, status: 'paid' }],
      rentals: [{ renter_id: renter.id, owner_id: owner.id }],
      lendings: [],
      items: [],
    })
    const { value: ofOwner } = await t.say<Export>(owner, 'export-my-data')
    expect(ofOwner).toMatchObject({ rentals: [], lendings: [{ booking: { renter_id: renter.id } }] })
    expect(ofOwner!.lendings![0]!.booking).not.toHaveProperty('delivery_address')
    expect(JSON.stringify(ofOwner)).not.toContain(renter.email)
  })

  it('holds no secret', async () => {
    const text = JSON.stringify((await t.say(t.renter, 'export-my-data')).value)
    expect(text).not.toMatch(/encrypted_password|"secret"|code_hash|token/)
  })

  it('is for the signed-in', async () => {
    expect(await t.say(undefined, 'export-my-data')).toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
