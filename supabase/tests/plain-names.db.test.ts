import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLAIN_NAME_EXAMPLES } from '#domain/plain-name.examples.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let me: TestUser
let item: string
beforeAll(async () => {
  t = await createCheckoutFixture()
  me = await t.user()
  item = (await createItem(t.db.pool, { owner: me.id, status: 'draft' })).id
})
afterAll(() => t.close())

const BAD = 'Anna\nYour account is locked: evil.com'

it.each(PLAIN_NAME_EXAMPLES)('%j is a plain name in the database as well: %s', async (name, isPlain) => {
  const { rows } = await t.db.pool.query('select public.is_plain_name($1) as plain', [name])
  expect(rows).toEqual([{ plain: isPlain }])
})

describe('a name that breaks lines or holds an address is refused', () => {
  it.each([
    ['profiles', { name: BAD }],
    ['profiles', { city: BAD }],
    ['items', { title: BAD }],
    ['items', { neighbourhood: BAD }],
    ['items', { translations: { de: { title: BAD } } }],
  ] as const)('in %s: %j', async (table, change) => {
    const { error } = await t
      .client({ as: me })
      .from(table)
      .update(change as never)
      .eq('id', table === 'items' ? item : me.id)
    expect(error).toMatchObject({ code: 'LA014' })
  })

  it('in a saved search', async () => {
    const { error } = await t
      .client({ as: me })
      .from('saved_searches')
      .insert({ user_id: me.id, name: BAD, query: 'q=drill' })
    expect(error).toMatchObject({ code: 'LA014' })
  })

  it('at sign-up, where the account begins without a name', async () => {
    const { data } = await t.client().auth.signUp({
      email: 'anna@example.test',
      password: 'correct horse battery staple',
      options: { data: { name: BAD } },
    })
    const { rows } = await t.db.pool.query('select name from public.profiles where id = $1', [data.user!.id])
    expect(rows).toEqual([{ name: '' }])
  })

  it('on a document of identity and on a bank account', async () => {
    const details = { firstName: BAD, lastName: 'B', birthDate: '1990-01-01', documentType: 'passport' }
    const proof = { step: 'identity', documentPath: `${me.id}/identity/a` }
    const refused = { code: 'NAME_NOT_PLAIN' }
    const numbered = { ...details, documentNumber: 'C01X00T478', country: 'DE', validUntil: '2034-05-31' }
    expect(await t.say(me, 'submit-identity', { ...proof, details: numbered })).toMatchObject(refused)
    const method = { iban: 'DE89370400440532013000', holder: BAD }
    expect(await t.say(me, 'add-payout-method', method)).toMatchObject(refused)
  })
})
