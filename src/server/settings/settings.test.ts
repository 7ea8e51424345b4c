import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { rounds, SEED } from '#backend/testing/rounds.ts'
import { brand, DEMO_BRAND } from '#contract/brand.ts'
import type { ChangedSetting } from '#contract/settings.ts'
import { currentTerms } from '#domain/booking/booking-terms.ts'
import { CANCELLATION_POLICIES } from '#domain/booking/cancellation.ts'
import { requiredKycLevel } from '#domain/kyc/required-level.ts'
import { DEFAULT_RULES, rule } from '#domain/settings/rules.ts'
import { DEFAULT_TERMS, terms } from '#domain/settings/terms.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { loadRecipients } from '#server/mail/put-mail.ts'
import { publicConfig } from '#server/render/public-config.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const change = (name: string, value: unknown, more: object = {}, as: TestUser | undefined = admin) =>
  t.say<ChangedSetting>(as, 'change-setting', { name, value, version: 0, reason: 'As agreed', ...more })
/** Sets something, and has this process hear of it. */
async function set(name: string, value: unknown, version = 0) {
  expect(await change(name, value, { version })).toMatchObject({ status: 200 })
  await t.deps.settings.reload()
}
const inDays = (days: number) => new Date(t.deps.now().getTime() + days * 86_400_000).toISOString()

describe('change-setting', () => {
  it('changes what mails and pages are called, with who and why', async () => {
    await set('name', 'Leihwerk')
    await set('colour', '#0a4d8c')
    expect(brand).toMatchObject({ name: 'Leihwerk', operator: DEMO_BRAND.operator })
    const config = publicConfig(t.deps)
    expect(config.brand?.name).toBe('Leihwerk')
    expect(config.palette?.accent).toContain('#0a4d8c')
    expect(
      await t.rows('select actor_id, action, subject_id, details from public.audit_log order by id limit 1'),
    ).toEqual([
      {
        actor_id: admin.id,
        action: 'change-setting',
        subject_id: null,
        details: expect.objectContaining({ setting: 'name', value: 'Leihwerk', reason: 'As agreed' }),
      },
    ])
  })

  it('offers some languages, in which people are then spoken to', async () => {
    await set('languages', ['de', 'fr', 'de'])
    expect(terms.languages).toEqual(['de', 'fr'])
    expect(publicConfig(t.deps).terms).toEqual({ languages: ['de', 'fr'] })
    const [spanish, french, silent] = [await t.user(), await t.user(), await t.user()]
    await t.rows(`update public.profiles set locale = 'es' where id = '${spanish.id}'`)
    await t.rows(`update public.profiles set locale = 'fr' where id = '${french.id}'`)
    expect(await t.rows(`select locale from public.profiles where id = '${silent.id}'`)).toEqual([
      { locale: 'de' },
    ])
    const recipients = await inTransaction(t.deps.db, { as: 'service' }, (tx) =>
      loadRecipients(tx, [spanish.id, french.id]),
    )
    expect([...recipients.values()].map(({ locale }) => locale)).toEqual(['de', 'fr'])
  })

  it('sets back to the default', async () => {
    await set('name', 'Leihwerk')
    await set('name', null, 1)
    expect(brand.name).toBe(DEMO_BRAND.name)
    expect(publicConfig(t.deps).brand).toBeUndefined()
  })

  it('comes into force at its time, and can be withdrawn before', async () => {
    const { value } = await change('feePercent', 10, { effectiveFrom: inDays(2) })
    await t.deps.settings.reload()
    expect(terms.feePercent).toBe(15)
    expect(t.deps.settings.untilNext()).toBeCloseTo(2 * 86_400_000, -5)
    t.setNow(3 * 86_400_000)
    t.deps.settings.refresh()
    expect(terms.feePercent).toBe(10)
    expect(await t.say(admin, 'withdraw-setting', { id: value!.id })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
    const later = await change('feePercent', 20, { version: 1, effectiveFrom: inDays(5) })
    expect(await t.say(admin, 'withdraw-setting', { id: later.value!.id })).toMatchObject({ status: 200 })
    t.setNow(9 * 86_400_000)
    await t.deps.settings.reload()
    expect(terms.feePercent).toBe(10)
  })

  it('leaves one of two changes that were made of the same state, also at once', async () => {
    const both = await Promise.all([change('feePercent', 10), change('feePercent', 11)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await change('feePercent', 12)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  it('says which defaults the environment gives', async () => {
    const { config } = t.deps
    const before = config.env
    config.env = { ...before, OPERATOR_PHONE: '+43 1 234' }
    const { value } = await t.say<{ environment: object }>(admin, 'load-settings', {})
    config.env = before
    expect(value!.environment).toMatchObject({ phone: 'OPERATOR_PHONE' })
    expect(value!.environment).not.toHaveProperty('feePercent')
  })

  it('is for admins', async () => {
    const moderator = await t.user({ roles: ['moderator'] })
    for (const [name, body] of [
      ['change-setting', { name: 'feePercent', value: 1, version: 0, reason: 'x' }],
      ['withdraw-setting', { id: 1 }],
      ['load-settings', {}],
    ] as const) {
      expect(await t.say(moderator, name, body)).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
      expect(await t.say(undefined, name, body)).toMatchObject({ status: 401 })
    }
    const { data } = await t.client({ as: moderator }).from('setting_changes').select('id')
    expect(data).toEqual([])
  })

  it.each([
    ['SETTING_WRONG', 'feePercent', 51],
    ['SETTING_WRONG', 'email', 'nobody'],
    ['SETTING_WRONG', 'languages', []],
    ['SETTING_WRONG', 'languages', ['en', 'xx']],
    ['COLOUR_UNREADABLE', 'colour', '#ffd400'],
    ['BAD_INPUT', 'nothing', 1],
  ])('answers %s to %s = %j', async (code, name, value) => {
    expect(await change(name, value)).toMatchObject({ code })
  })
})

describe('the amounts from which a booking takes a level of identity', () => {
  const wrong = { code: 'SETTING_WRONG', details: expect.objectContaining({ fault: 'out-of-order' }) }

  it('are never lower for a higher level, now or when a change comes into force', async () => {
    expect(await change('identityFromCents', 100_001)).toMatchObject({
      ...wrong,
      details: { lowerCents: 100_001, higherCents: 100_000 },
    })
    await set('identityFromCents', 60_000)
    expect(await change('selfieAboveCents', 59_999)).toMatchObject(wrong)
    expect(await change('selfieAboveCents', 50_000, { effectiveFrom: inDays(3) })).toMatchObject(wrong)
    const raised = await change('selfieAboveCents', 200_000, { effectiveFrom: inDays(3) })
    const later = { version: 1, effectiveFrom: inDays(4) }
    expect(await change('identityFromCents', 150_000, later)).toMatchObject({ status: 200 })
    expect(await t.say(admin, 'withdraw-setting', { id: raised.value!.id })).toMatchObject(wrong)
    expect(await change('selfieAboveCents', null, { version: 1, effectiveFrom: inDays(5) })).toMatchObject(
      wrong,
    )
  })

  it('are checked one after the other where both are changed at once', async () => {
    const both = await Promise.all([change('identityFromCents', 80_000), change('selfieAboveCents', 70_000)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('let people hold and pay below the first without a proof, and are told to every page', async () => {
    const stranger = await t.user({ kyc_level: 0 })
    const line = t.line(t.item, 2)
    expect(await t.hold(stranger, line)).toMatchObject({ code: 'KYC_REQUIRED', details: { required: 1 } })
    await set('identityFromCents', 2_001)
    expect(publicConfig(t.deps).terms).toEqual({ identityFromCents: 2_001 })
    await t.complete(stranger, await t.pay(stranger, [line]))
    expect(await t.rows('select from public.bookings where renter_id = $1', [stranger.id])).toHaveLength(1)
    await set('identityFromCents', 1_000, 1)
    expect(await t.hold(stranger, t.line(t.item, 9))).toMatchObject({
      code: 'KYC_REQUIRED',
      details: { required: 1, current: 0 },
    })
  })
})

describe('a booking', () => {
  async function book() {
    const renter = await t.user({ kyc_level: 1 })
    await t.complete(renter, await t.pay(renter, [t.line(await t.another(), 2)]))
    const [row] = await t.rows(
      'select fee_percent, commission_percents from public.bookings order by number desc limit 1',
    )
    return row
  }

  it('keeps the fee that it was made under', async () => {
    const agreed = { fee_percent: 15, commission_percents: [20, 8, 4, 2] }
    expect(await book()).toEqual(agreed)
    await set('feePercent', 12.5)
    await set('commissionPercents', [10, 0, 0, 0])
    expect(await book()).toEqual({ fee_percent: 12.5, commission_percents: [10, 0, 0, 0] })
    expect(
      (await t.rows('select fee_percent, commission_percents from public.bookings order by number'))[0],
    ).toEqual(agreed)
  })
})

describe('the terms of a booking', () => {
  const agreed = {
    claimHours: 48,
    lateGraceMinutes: 30,
    latePercent: 150,
    maxLateHours: 72,
    refunds: [
      { hours: 120, percent: 100 },
      { hours: 24, percent: 50 },
    ],
  }
  const book = async () => {
    await t.rows(`update public.items set cancellation_policy = 'moderate'`)
    await t.complete(t.renter, await t.pay(t.renter, [t.line(t.item, 3)]))
    const [row] = await t.rows<{ id: string; version: number; due: number; terms: unknown }>(
      'select id, version, due_cents as due, terms from public.bookings order by number desc limit 1',
    )
    return row!
  }

  it('are those in force when it was made, and decide on its cancellation after others are set', async () => {
    const { id, version, due, terms: own } = await book()
    expect(own).toEqual(agreed)
    await set('moderateHours', 48)
    await set('moderatePercent', 10)
    await set('latePercent', 300)
    expect((await t.rows('select terms from public.bookings where id = $1', [id]))[0]).toEqual({
      terms: agreed,
    })
    // Two hours after booking, three days before the start: half, as agreed.
    t.setNow(2 * 3_600_000)
    const half = Math.round(due / 2)
    const cancel = (expectedRefundCents: number) =>
      t.say(t.renter, 'cancel-booking', { id, version, expectedRefundCents })
    expect(await cancel(due)).toMatchObject({ code: 'REFUND_CHANGED', details: { refundCents: half } })
    expect(await cancel(half)).toMatchObject({ status: 200 })
  })

  it('are the new ones for what is ordered after that, with delivery and price as ever', async () => {
    await set('moderateHours', 48)
    await set('claimHours', 96)
    await set('lateGraceMinutes', 0)
    expect((await book()).terms).toEqual({
      ...agreed,
      claimHours: 96,
      lateGraceMinutes: 0,
      refunds: [
        { hours: 48, percent: 100 },
        { hours: 24, percent: 50 },
      ],
    })
  })

  it('are refused by the database where they are not whole', async () => {
    await book()
    const without = `update public.bookings set terms = terms - 'claimHours'`
    await expect(t.rows(without)).rejects.toMatchObject({ constraint: 'bookings_whole_terms' })
  })
})

describe('a feature that is switched off', () => {
  const wish = {
    title: 'A boat for Sunday',
    language: 'en',
    place: { neighbourhood: '', city: 'Berlin', country: 'DE', latitude: 52.5, longitude: 13.4 },
  }

  it('takes no new wishes', async () => {
    const [category] = await t.rows<{ id: string }>('select id from public.categories limit 1')
    const post = () => t.say(t.renter, 'post-wish', { ...wish, categoryId: category!.id })
    await set('wishes', false)
    expect(publicConfig(t.deps).terms).toEqual({ wishes: false })
    expect(await post()).toMatchObject({ status: 409, code: 'FEATURE_OFF', details: { feature: 'wishes' } })
    await set('wishes', null, 1)
    expect(await post()).toMatchObject({ status: 200 })
  })

  it('begins no extension of a rental', async () => {
    const order = await t.pay(t.renter, [t.line()])
    await t.complete(t.renter, order)
    const [booking] = await t.rows<{ id: string; end_date: Date }>('select id, end_date from public.bookings')
    await set('extensions', false)
    const end = new Date(booking!.end_date.getTime() + 86_400_000).toISOString()
    expect(await t.say(t.renter, 'extend-booking', { id: booking!.id, end, expectedCents: 0 })).toMatchObject(
      { status: 409, code: 'FEATURE_OFF' },
    )
  })
})

describe('the database', () => {
  const asked = async (name: string) =>
    (await t.rows<{ value: number }>('select public.setting_number($1) as value', [name]))[0]!.value

  it.each([['deliveryCents'], ['identityFromCents'], ['selfieAboveCents'], ['reviewDays']] as const)(
    'has the same %s as the pages, by default and once it is set',
    async (name) => {
      expect(await asked(name)).toBe(DEFAULT_TERMS[name])
      await set(name, 30)
      expect([await asked(name), terms[name]]).toEqual([30, 30])
    },
  )

  it.each([['holdMinutes'], ['identityWaitHours']] as const)('has the same %s as the pages', async (name) => {
    expect(await asked(name)).toBe(DEFAULT_RULES[name])
    await set(name, 15)
    expect([await asked(name), rule(name)]).toEqual([15, 15])
  })

  it('gives what a process of 1.0.0 orders the terms that the pages show', async () => {
    await set('claimHours', 72)
    await set('moderatePercent', 10)
    await set('strictHours', 96)
    await set('flexibleHours', 12)
    const { start, end } = t.line()
    const dates = { start: new Date(start), end: new Date(end) }
    await createBooking(t.db.pool, { item: t.item.id, renter: t.renter.id, ...dates })
    for (const policy of CANCELLATION_POLICIES) {
      const [row] = await t.rows<{ terms: unknown }>(
        `insert into public.order_lines (order_id, position, item_id, start_date, end_date, time_zone, quantity, rental_type,
           duration_units, unit_price_cents, rental_cents, delivery_method, cancellation_policy)
         select order_id, $1, item_id, start_date, end_date, time_zone, quantity, rental_type, duration_units,
           unit_price_cents, rental_cents, delivery_method, $2
         from public.order_lines limit 1 returning terms`,
        [CANCELLATION_POLICIES.indexOf(policy) + 2, policy],
      )
      expect(row!.terms).toEqual(currentTerms(policy))
    }
  })

  it('holds as long as is set', async () => {
    await set('holdMinutes', 10)
    await t.hold(t.renter, t.line())
    const [row] = await t.rows<{ minutes: number }>(
      'select round(extract(epoch from expires_at - now()) / 60)::float as minutes from public.reservations',
    )
    expect(row!.minutes).toBe(10)
  })

  it('asks for the delivery that the pages show', async () => {
    await set('deliveryCents', 750)
    const [row] = await t.rows(`select public.all_in_cents(1000, null, 24, 1, 'delivery') as cents`)
    expect(row).toEqual({ cents: 1_750 })
  })

  it('asks of every total for the level that the pages name, whatever is set', async () => {
    const amount = fc.oneof(fc.constantFrom(0, 50_000, 100_000), fc.integer({ min: 0, max: 200_000 }))
    const cases = fc.sample(fc.tuple(amount, amount, fc.array(amount, { minLength: 8, maxLength: 8 })), {
      numRuns: rounds(12, 200),
      seed: SEED,
    })
    let version = 0
    const seen = new Set<number>()
    for (const [one, other, totals] of cases) {
      const amounts = { identityFromCents: Math.min(one, other), selfieAboveCents: Math.max(one, other) }
      version += 1
      for (const [name, value] of Object.entries(amounts))
        await t.rows(
          `insert into public.setting_changes (name, version, value, effective_from, reason)
           values ($1, $2, $3, now(), 'x')`,
          [name, version, JSON.stringify(value)],
        )
      await t.deps.settings.reload()
      const tried = [...totals, one, one + 1, other, other + 1]
      const rows = await t.rows<{ level: number }>(
        'select public.required_kyc_level(cents) as level from unnest($1::bigint[]) with ordinality as u (cents, n) order by n',
        [tried],
      )
      const levels = rows.map(({ level }) => level)
      expect([amounts, tried, levels]).toEqual([amounts, tried, tried.map(requiredKycLevel)])
      for (const level of levels) seen.add(level)
    }
    expect([...seen].toSorted()).toEqual([0, 1, 2])
  })

  it('takes no amount that is no whole number of cents, and forgets no change', async () => {
    const insert = `insert into public.setting_changes (name, version, value, effective_from, reason)
      values ('deliveryCents', 1, $1, now(), 'x')`
    await expect(t.rows(insert, ['"free"'])).rejects.toMatchObject({
      constraint: 'setting_changes_whole_cents',
    })
    await expect(t.rows(insert, ['10.5'])).rejects.toMatchObject({
      constraint: 'setting_changes_whole_cents',
    })
  })
})
