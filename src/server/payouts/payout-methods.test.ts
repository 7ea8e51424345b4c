import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddedPayoutMethod } from '#contract/payouts.ts'
import { prove } from '#server/integrations/testing/prove.ts'
import type { TestUser } from '#server/testing/app.ts'
import { requestWeeklyPayouts } from './tasks/request-weekly-payouts.ts'
import { CLOSED_IBAN, createPayoutFixture, GOOD_IBAN, type PayoutFixture } from './testing/payout-fixture.ts'

let t: PayoutFixture
beforeAll(async () => {
  t = await createPayoutFixture()
})
afterAll(() => t.close())

const add = (as: TestUser, iban: string, holder = 'Lena Lender') =>
  t.say<AddedPayoutMethod>(as, 'add-payout-method', { iban, holder })
const remove = (as: TestUser, id: string) => t.say(as, 'remove-payout-method', { id })

describe('a payout method', () => {
  it('lifts level 3 to 4, and its removal takes that away', async () => {
    const person = await t.user({ kyc_level: 3 })
    const added = await add(person, 'de89 3704 0044 0532 0130 00')
    expect(added).toMatchObject({ status: 200, value: { kycLevel: 4, kycStatus: 'lender' } })
    expect(await remove(person, added.value!.id)).toMatchObject({
      value: { kycLevel: 3, kycStatus: 'advanced' },
    })
    // Asked for again it is done already.
    expect(await remove(person, added.value!.id)).toMatchObject({ status: 200 })
  })

  it('leaves lower levels as they are, and the address then makes level 4', async () => {
    const person = await t.user({ kyc_level: 1 })
    expect(await add(person, GOOD_IBAN)).toMatchObject({ value: { kycLevel: 1 } })
  })

  it('shows its owner and moderators where it leads, and never the number', async () => {
    const person = await t.user({ kyc_level: 3 })
    await add(person, GOOD_IBAN)
    const read = (as: TestUser) =>
      t.client({ as }).from('payout_methods').select('holder, country, last4').eq('user_id', person.id)
    const seen = [{ holder: 'Lena Lender', country: 'DE', last4: '3000' }]
    expect((await read(person)).data).toEqual(seen)
    expect((await read(t.moderator)).data).toEqual(seen)
    expect((await read(t.renter)).data).toEqual([])
    for (const as of [person, t.moderator, await t.user({ roles: ['admin'] })]) {
      const { error } = await t.client({ as }).from('payout_destinations').select()
      expect(error?.code).toBe('42501')
    }
  })

  it.each([
    ['wrong check digits', 'DE88370400440532013000'],
    ['no IBAN at all', 'hello world'],
    ['a country outside SEPA', 'BR1800360305000010009795493C1'],
  ])('is refused with %s', async (_what, iban) => {
    const person = await t.user({ kyc_level: 3 })
    expect(await add(person, iban)).toMatchObject({ status: 422, code: 'IBAN_INVALID' })
  })

  it('is there once, also when it is added ten times at once', async () => {
    const person = await t.user({ kyc_level: 3 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(person, GOOD_IBAN)))
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1)
  })

  it('is added and removed by a session that proved itself just now', async () => {
    const { person, methodId } = await t.lender(0)
    await prove(t.db, person, 11)
    const stale = { status: 403, code: 'REAUTHENTICATION_NEEDED' }
    expect(await add(person, CLOSED_IBAN)).toMatchObject(stale)
    expect(await remove(person, methodId)).toMatchObject(stale)
    await prove(t.db, person)
    expect(await remove(person, methodId)).toMatchObject({ status: 200 })
  })

  it('is one of at most five', async () => {
    const person = await t.user({ kyc_level: 3 })
    const ibans = [
      GOOD_IBAN,
      CLOSED_IBAN,
      'AT611904300234573201',
      'FR1420041010050500013M02606',
      'ES9121000418450200051332',
      'NL91ABNA0417164300',
    ]
    const codes = []
    for (const iban of ibans) codes.push((await add(person, iban)).code)
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'PAYOUT_METHODS_FULL'])
  })

  it('stays while a payout is on its way to it, and its number after one was paid', async () => {
    const { person, methodId } = await t.lender(6_000)
    const request = { amountCents: 2_000, methodId }
    const { value } = await t.say<{ id: string }>(person, 'request-payout', request)
    expect(await remove(person, methodId)).toMatchObject({ status: 409, code: 'PAYOUT_METHOD_IN_USE' })
    expect(await remove(t.renter, methodId)).toMatchObject({ code: 'NOT_FOUND' })
    await t.say(t.moderator, 'approve-payout', { id: value!.id })
    await t.work()
    expect(await remove(person, methodId)).toMatchObject({ status: 200 })
    const numbers = 'select iban from public.payout_destinations where method_id = $1'
    expect(await t.rows(numbers, [methodId])).toEqual([{ iban: GOOD_IBAN }])
    const unused = await t.lender(0)
    await remove(unused.person, unused.methodId)
    expect(await t.rows(numbers, [unused.methodId])).toEqual([])
  })
})

describe('the weekly payout', () => {
  const run = () => requestWeeklyPayouts.run(t.deps, async (request) => t.app.fetch(request))
  const weekly = (as: TestUser, methodId: string | null) =>
    t.say(as, 'change-payout-settings', methodId ? { isWeekly: true, methodId } : { isWeekly: false })
  const payoutsOf = (person: TestUser) =>
    t.rows<{ amount: number; is_automatic: boolean }>(
      `select amount_cents::int as amount, account, is_automatic from public.payouts where user_id = $1 order by number`,
      [person.id],
    )

  it('requests everything that is available, each Monday at 6, once', async () => {
    // A Wednesday; the clocks go back on the Sunday after.
    t.setNow(new Date('2027-10-27T10:00:00Z'))
    const { person, methodId } = await t.lender(5_000)
    await t.credit(person, 2_100, 'affiliate')
    expect(await weekly(person, methodId)).toMatchObject({ value: { isWeekly: true, methodId } })
    await run()
    t.setNow(new Date('2027-11-01T04:59:00Z'))
    await run()
    expect(await payoutsOf(person)).toEqual([])
    t.setNow(new Date('2027-11-01T05:00:30Z'))
    await Promise.all([run(), run(), run()])
    await run()
    expect(await payoutsOf(person)).toEqual([
      { amount: 5_000, account: 'lender', is_automatic: true },
      { amount: 2_100, account: 'affiliate', is_automatic: true },
    ])
    // Too little for a payout waits.
    await t.credit(person, 1_000)
    t.setNow(new Date('2027-11-08T06:00:00Z'))
    await run()
    expect(await payoutsOf(person)).toHaveLength(2)
    await t.credit(person, 1_000)
    t.setNow(new Date('2027-11-15T06:00:00Z'))
    await run()
    expect(await payoutsOf(person)).toHaveLength(3)
  })

  it('ends when it is turned off, and with its method', async () => {
    t.setNow(new Date('2027-11-16T10:00:00Z'))
    const [off, gone] = [await t.lender(5_000), await t.lender(5_000)]
    for (const { person, methodId } of [off, gone]) await weekly(person, methodId)
    await weekly(off.person, null)
    await remove(gone.person, gone.methodId)
    t.setNow(new Date('2027-11-22T10:00:00Z'))
    await run()
    for (const { person } of [off, gone]) expect(await payoutsOf(person)).toEqual([])
  })

  it('goes to an own method only', async () => {
    const [one, other] = [await t.lender(0), await t.lender(0)]
    expect(await weekly(one.person, other.methodId)).toMatchObject({ code: 'PAYOUT_METHOD_MISSING' })
    const { data } = await t.client({ as: one.person }).from('payout_settings').select()
    expect(data).toEqual([])
  })
})
