import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { prove } from '#server/integrations/testing/prove.ts'

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

  it('is made one at a time', async () => {
    const { pool } = t.deps.db
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
    let underWay = 0
    let most = 0
    const counting = vi.spyOn(pool, 'query').mockImplementation(async (...args: unknown[]) => {
      if (!String(args[0]).includes('jsonb_object_agg')) return query(...args)
      most = Math.max(most, ++underWay)
      return query(...args).finally(() => underWay--)
    })
    onTestFinished(() => counting.mockRestore())
    const people = [t.renter, t.owner, t.renter, t.owner]
    await Promise.all(people.map((person) => t.say(person, 'export-my-data')))
    expect(most).toBe(1)
  })

  it('is for the signed-in, who have proved themselves just now', async () => {
    expect(await t.say(undefined, 'export-my-data')).toMatchObject({ code: 'UNAUTHENTICATED' })
    await prove(t.db, t.renter, 11)
    expect(await t.say(t.renter, 'export-my-data')).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
  })
})
