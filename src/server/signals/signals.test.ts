import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SignalsOfPeople } from '#contract/signals.ts'
import { setTerms } from '#domain/settings/terms.ts'
import { UNUSUAL_SPEED } from '#domain/signals/speed.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { prove } from '#server/integrations/testing/prove.ts'
import type { TestUser } from '#server/testing/app.ts'
import { browserKnown } from './browser-known.ts'
import { sweepPersonMarks } from './tasks/sweep-person-marks.ts'

let t: CheckoutFixture
let staff: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  staff = await t.user({ roles: ['moderator'] })
})
afterEach(() => t.close())

const rows = async (text: string, values: unknown[] = []) => (await t.db.pool.query(text, values)).rows
async function signals(...people: TestUser[]) {
  const answer = await t.say<SignalsOfPeople>(staff, 'load-signals', { people: people.map(({ id }) => id) })
  expect(answer.status).toBe(200)
  return people.map(({ id }) => answer.value![id] ?? [])
}
const kinds = async (person: TestUser) => (await signals(person))[0]!.map(({ kind }) => kind)
const seen = (person: TestUser, browsers: string[], network: string | null = null, now = new Date()) =>
  browserKnown(t.deps.config)(t.db.pool, { userId: person.id, browsers, network, now })

async function livesAt(person: TestUser, street: string, postalCode = '20457') {
  const id = await createSubmission(t.db.pool, { user: person.id, step: 'address' })
  await rows('update public.kyc_submissions set details = $2 where id = $1', [
    id,
    { street, postalCode, city: 'Hamburg', country: 'DE' },
  ])
}
const paysWith = (person: TestUser, fingerprint: string | null, provider = 'test') =>
  rows(
    `insert into public.payment_methods (user_id, provider, provider_method_id, brand, last4, exp_month, exp_year, fingerprint)
     values ($1, $2, gen_random_uuid()::text, 'visa', '4242', 12, 2040, $3)`,
    [person.id, provider, fingerprint],
  )

describe('what people share', () => {
  it('is nothing for a person who shares nothing', async () => {
    const [one, two] = [await t.user(), await t.user()]
    await livesAt(one, 'Kaistraße 7')
    await livesAt(two, 'Kaistraße 8')
    await paysWith(one, 'a')
    await paysWith(two, 'b')
    expect(await signals(one, two)).toEqual([[], []])
  })

  it('is a bank account, by its last digits and never by its number', async () => {
    const iban = 'DE89370400440532013000'
    const couple = [await t.user({ name: 'Anna' }), await t.user({ name: 'Ben' })] as const
    for (const one of couple)
      expect(await t.say(one, 'add-payout-method', { iban, holder: 'Anna and Ben' })).toMatchObject({
        status: 200,
      })
    const [ofAnna, ofBen] = await signals(...couple)
    expect(ofAnna).toEqual([
      {
        ...{ kind: 'iban', hint: '3000', amount: 1, at: null },
        others: [{ id: couple[1].id, name: 'Ben', isBlocked: false }],
      },
    ])
    expect(ofBen).toMatchObject([{ kind: 'iban', others: [{ name: 'Anna' }] }])
    expect(JSON.stringify([ofAnna, ofBen])).not.toContain(iban.slice(2, 12))
  })

  it('is a card of one provider with the same fingerprint, not one without', async () => {
    const [one, two, elsewhere, unknown] = [await t.user(), await t.user(), await t.user(), await t.user()]
    await paysWith(one, 'same')
    await paysWith(one, 'same')
    await paysWith(two, 'same')
    await paysWith(elsewhere, 'same', 'stripe')
    await paysWith(unknown, null)
    expect((await signals(one))[0]).toMatchObject([{ kind: 'card', amount: 1, others: [{ id: two.id }] }])
    expect(await signals(elsewhere, unknown)).toEqual([[], []])
  })

  it('is an address, spelt otherwise, of a household, whose street is not told', async () => {
    const [one, two, neighbour] = [await t.user(), await t.user(), await t.user()]
    await livesAt(one, 'Kaistraße 7')
    await livesAt(two, ' KAISTRASSE 7'.replace('SS', 'ß'))
    await livesAt(neighbour, 'Kaistraße 7', '20459')
    const [signal] = await signals(one)
    expect(signal).toMatchObject([{ kind: 'address', hint: null, amount: 1, others: [{ id: two.id }] }])
    expect(await kinds(neighbour)).toEqual([])
  })

  it('is an identity document, before all else', async () => {
    const [one, two] = [await t.user(), await t.user()]
    for (const { id: user } of [one, two]) {
      const id = await createSubmission(t.db.pool, { user, step: 'identity' })
      await rows(`update public.kyc_submissions set number_hash = sha256('same') where id = $1`, [id])
    }
    await seen(one, ['browser-of-a-pair'])
    await seen(two, ['browser-of-a-pair'])
    expect(await kinds(one)).toEqual(['document', 'browser'])
  })

  it('names blocked people first, five at most, and counts the others', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, n) => t.user({ name: `Person ${n}` })))
    for (const one of people) await paysWith(one, 'same')
    await rows('update public.profiles set is_blocked = true where id = $1', [people[1]!.id])
    const [[card]] = (await signals(people[0]!)) as [SignalsOfPeople[string]]
    expect(card).toMatchObject({ amount: 7 })
    expect(card!.others).toHaveLength(5)
    expect(card!.others[0]).toEqual({ id: people[1]!.id, name: 'Person 1', isBlocked: true })
  })

  it('ends with the account of the other', async () => {
    const [one, gone] = [await t.user(), await t.user()]
    for (const each of [one, gone]) {
      await paysWith(each, 'same')
      await seen(each, ['browser-of-both'])
    }
    expect(await kinds(one)).toEqual(['card', 'browser'])
    await prove(t.db, gone)
    expect(await t.say(gone, 'delete-my-account', {})).toMatchObject({ status: 200 })
    expect(await kinds(one)).toEqual([])
    expect(await rows('select 1 from public.person_marks where user_id = $1', [gone.id])).toEqual([])
  })
})

describe('a browser', () => {
  it('is shared by those who signed in there one after the other', async () => {
    const [one, two, stranger] = [await t.user(), await t.user(), await t.user()]
    await seen(one, ['first-browser-id'])
    await seen(two, ['second-browser-id', 'first-browser-id'])
    await seen(stranger, ['third-browser-id'])
    expect(await kinds(one)).toEqual(['browser'])
    expect(await kinds(two)).toEqual(['browser'])
    expect(await kinds(stranger)).toEqual([])
  })

  it('is kept as a hash, written once a day, and forgotten after a year', async () => {
    const one = await t.user()
    const now = new Date('2026-06-01T10:00:00Z')
    await seen(one, ['first-browser-id'], null, now)
    await seen(one, ['first-browser-id'], null, new Date(now.getTime() + 3_600_000))
    expect(
      await rows('select kind, octet_length(digest) as bytes, seen_at from public.person_marks'),
    ).toEqual([{ kind: 'browser', bytes: 32, seen_at: now }])
    const sweep = (at: string) =>
      sweepPersonMarks.run({ ...t.deps, now: () => new Date(at) }, t.app.fetch as never)
    await sweep('2027-05-31T10:00:00Z')
    expect(await rows('select 1 from public.person_marks')).toHaveLength(1)
    await sweep('2027-06-02T10:00:00Z')
    expect(await rows('select 1 from public.person_marks')).toEqual([])
    await seen(one, ['first-browser-id'], null, now)
    setTerms({ browserDays: 30 })
    await sweep('2026-07-02T10:00:00Z')
    setTerms({})
    expect(await rows('select 1 from public.person_marks')).toEqual([])
  })

  it('of a person who clears cookies all the time is one of fifty at most', async () => {
    const one = await t.user()
    for (let n = 0; n < 60; n += 1) await seen(one, [`browser-${n}`], null, new Date(Date.now() + n))
    await sweepPersonMarks.run(t.deps, t.app.fetch as never)
    expect(await rows('select 1 from public.person_marks')).toHaveLength(50)
  })
})

describe('unusual speed', () => {
  const list = (owner: TestUser, count: number, minutesApart: number) =>
    rows(
      `insert into public.items (owner_id, title, language, created_at)
       select $1, 'Drill', 'en', now() - make_interval(mins => n * $3) from generate_series(0, $2 - 1) n`,
      [owner.id, count, minutesApart],
    )

  it('is that of a script that lists, not that of a lender over an evening', async () => {
    const [script, lender] = [await t.user(), await t.user()]
    await list(script, UNUSUAL_SPEED.listings, 1)
    await list(lender, UNUSUAL_SPEED.listings * 2, 10)
    expect((await signals(script))[0]).toMatchObject([
      { kind: 'listings', amount: UNUSUAL_SPEED.listings, others: [], at: expect.any(String) },
    ])
    expect(await kinds(lender)).toEqual([])
  })

  it('is that of orders', async () => {
    const one = await t.user()
    await rows(
      `insert into public.orders (user_id, total_cents, created_at)
       select $1, 100, now() - make_interval(mins => n) from generate_series(1, $2) n`,
      [one.id, UNUSUAL_SPEED.orders],
    )
    expect(await kinds(one)).toEqual(['orders'])
  })

  it('is that of sign-ups from one network, more than a household and within an hour', async () => {
    const family = await Promise.all(Array.from({ length: 4 }, () => t.user()))
    const farm = await Promise.all(Array.from({ length: UNUSUAL_SPEED['sign-ups'] + 1 }, () => t.user()))
    for (const one of family) await seen(one, ['a'.repeat(16) + one.id], '198.51.101.4')
    for (const one of farm) await seen(one, ['b'.repeat(16) + one.id], '198.51.101.5')
    expect(await kinds(family[0]!)).toEqual([])
    expect((await signals(farm[0]!))[0]).toMatchObject([
      { kind: 'sign-ups', amount: UNUSUAL_SPEED['sign-ups'] },
    ])
    await rows(
      `update public.person_marks set seen_at = seen_at - interval '2 hours' where user_id = $1 and kind = 'network'`,
      [farm[0]!.id],
    )
    expect(await kinds(farm[0]!)).toEqual([])
  })

  it('counts the network of new accounts alone', async () => {
    const one = await t.user()
    await rows(`update public.profiles set created_at = now() - interval '2 days' where id = $1`, [one.id])
    await seen(one, ['old-account-browser'], '198.51.101.4')
    expect(await rows(`select 1 from public.person_marks where kind = 'network'`)).toEqual([])
  })
})

describe('a throw-away address', () => {
  it('is one on the list or below it, not a name that only looks like one', async () => {
    const people = await Promise.all(
      ['mailinator.com', 'box.mailinator.com', 'mailinator.com.example.org', 'gmail.com'].map((domain) =>
        t.user({ email: `${crypto.randomUUID()}@${domain}` }),
      ),
    )
    expect((await signals(...people)).map((found) => found.map(({ kind, hint }) => [kind, hint]))).toEqual([
      [['mail', 'mailinator.com']],
      [['mail', 'mailinator.com']],
      [],
      [],
    ])
  })
})

it('is read by staff alone, also in the database', async () => {
  const one = await t.user()
  expect(await t.say(one, 'load-signals', { people: [one.id] })).toMatchObject({ code: 'UNAUTHORIZED' })
  for (const as of [one, staff]) {
    const { error } = await t.client({ as }).rpc('person_signals', { people: [one.id] })
    expect(error).toMatchObject({ code: '42501' })
    const marks = await t.client({ as }).from('person_marks').select()
    expect(marks.error).toMatchObject({ code: '42501' })
  }
})
