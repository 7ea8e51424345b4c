import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { RequestedPayout } from '#contract/payouts.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import type { TestUser } from '#server/testing/app.ts'
import { createPayoutFixture, GOOD_IBAN, type PayoutFixture } from './testing/payout-fixture.ts'

let t: PayoutFixture
let finance: TestUser
let admin: TestUser
/** The renter was brought by the first, and they by the second. */
let near: TestUser
let far: TestUser
let idle: TestUser
let booking: string

async function bring(who: TestUser, by: TestUser): Promise<void> {
  await t.rows('update public.affiliates set referred_by = $2, joined_at = null where id = $1', [
    who.id,
    by.id,
  ])
  await t.rows('update public.affiliates set joined_at = clock_timestamp() where id = $1', [who.id])
}
const release = (id: string) =>
  inTransaction(t.db, { as: 'service' }, (tx) => postRelease(tx, id, t.deps.now()))

async function rental(renter: TestUser): Promise<string> {
  await t.complete(renter, await t.pay(renter, [t.line(await t.another(), 10)]))
  const [row] = await t.rows<{ id: string }>('select id from public.bookings order by number desc limit 1')
  return row!.id
}

beforeAll(async () => {
  t = await createPayoutFixture()
  admin = await t.user({ name: 'Ada Admin', roles: ['admin'] })
  finance = await t.user({ name: 'Fay Finance' })
  await t.rows(`update public.profiles set duties = '{finance}' where id = $1`, [finance.id])
  near = await t.user({ name: 'Nina Near', kyc_level: 4 })
  far = await t.user({ name: 'Fred 100%_Far' })
  idle = await t.user({ name: 'Ida Idle' })
  const renter = await t.user({ name: 'Ruth Renter', kyc_level: 1 })
  await bring(near, far)
  await bring(renter, near)
  await bring(await t.user({ name: 'Olaf Other' }), idle)
  booking = await rental(renter)
  await release(booking)
})
afterAll(() => t.close())

async function list(args: object = {}, as: TestUser | null = finance) {
  const { data, error } = await t.client(as ? { as } : {}).rpc('staff_affiliates', args as never)
  return { rows: data ?? [], code: error?.code }
}
const names = async (args: object) => (await list(args)).rows.map(({ name }) => name.split(' ')[0])
const block = (as: TestUser, person: { id: string }, isBlocked = true) =>
  t.say(as, 'block-affiliate', { personId: person.id, isBlocked, reason: 'Brings only themselves' })

describe('the list of affiliates', () => {
  it('has everybody who brought somebody, with what it earned them', async () => {
    const { rows } = await list({ words: 'nina' })
    expect(rows).toMatchObject([
      { id: near.id, people: 1, earned_cents: 60, reversed_cents: 0, paid_cents: 0, balance_cents: 60 },
    ])
    expect((await list({ words: far.id })).rows).toMatchObject([{ people: 2, earned_cents: 24 }])
  })

  it('is empty for all but admins and finance, and closed to visitors', async () => {
    expect((await list({}, admin)).rows).toHaveLength(3)
    for (const person of [near, t.moderator]) expect((await list({}, person)).rows).toEqual([])
    expect((await list({}, null)).code).toBe('42501')
    for (const name of ['staff_brought', 'staff_affiliate_entries'] as const)
      expect((await t.client({ as: near }).rpc(name, { person: near.id })).data).toEqual([])
    expect((await t.client({ as: t.moderator }).rpc('staff_affiliate', { person: near.id })).data).toBeNull()
  })

  it('finds them by name as it is written, by address, id and code', async () => {
    const { code } = (await list({ words: near.id })).rows[0]!
    expect(await names({ words: code.toLowerCase() })).toEqual(['Nina'])
    expect(await names({ words: '100%_' })).toEqual(['Fred'])
    expect(await names({ words: idle.email })).toEqual(['Ida'])
    expect(await names({ words: 'Ruth' })).toEqual([])
  })

  it.each(['created', 'name', 'earned', 'balance'])('by %s comes page by page in its order', async (sort) => {
    for (const descending of [true, false]) {
      const whole = (await list({ sort, descending })).rows
      const read: string[] = []
      let after = {}
      for (;;) {
        const { rows } = await list({ sort, descending, page_size: 1, ...after })
        const last = rows.at(-1)
        if (!last) break
        read.push(last.id)
        const place = { created: last.created_at, name: last.name, earned: last.earned_cents }[sort]
        after = { after_value: String(place ?? last.balance_cents), after_id: last.id }
      }
      expect(read).toEqual(whole.map(({ id }) => id))
      expect(new Set(read)).toEqual(new Set([near.id, far.id, idle.id]))
    }
    if (sort !== 'created')
      expect(await names({ sort })).toEqual(
        sort === 'name' ? ['Nina', 'Ida', 'Fred'] : ['Nina', 'Fred', 'Ida'],
      )
  })

  it('is sorted by sums that are kept as the ledger goes', async () => {
    expect(
      await t.rows(
        `select f.earned_cents, f.balance_cents from public.affiliates f join public.profiles p using (id)
         where p.id = any ($1) order by 1 desc`,
        [[near.id, far.id]],
      ),
    ).toEqual([
      { earned_cents: 60, balance_cents: 60 },
      { earned_cents: 24, balance_cents: 24 },
    ])
  })

  it('lets through those with an open balance', async () => {
    expect(await names({ state: 'open', sort: 'name' })).toEqual(['Nina', 'Fred'])
  })
})

describe('one affiliate', () => {
  it('shows who earns from them and whom they brought, each with the commissions', async () => {
    const as = t.client({ as: finance })
    const { data } = await as.rpc('staff_affiliate', { person: near.id })
    expect(data).toMatchObject({
      above: [{ level: 1, id: far.id }],
      levels: [{ people: 1, cents: 60 }, { people: 0 }, { people: 0 }, { people: 0 }],
      blocked_at: null,
    })
    const brought = (await as.rpc('staff_brought', { person: far.id })).data
    expect(brought).toMatchObject([
      { name: 'Ruth Renter', level: 2, brought_by: near.id, rentals: 1, earned_cents: 24 },
      { id: near.id, level: 1, brought_by: far.id, rentals: 0, earned_cents: 0 },
    ])
    const [, last] = brought!
    const rest = { person: far.id, after_value: brought![0]!.joined_at, after_id: brought![0]!.id }
    expect((await as.rpc('staff_brought', rest)).data).toEqual([last])
  })

  it('shows every amount with its rental and its transfer', async () => {
    const { data } = await t.client({ as: finance }).rpc('staff_affiliate_entries', { person: near.id })
    const [transfer] = await t.rows<{ id: string }>(
      `select id from public.ledger_transfers where booking_id = $1 and kind = 'release'`,
      [booking],
    )
    expect(data).toMatchObject([
      {
        kind: 'release',
        transfer_id: transfer!.id,
        amount_cents: 60,
        booking_id: booking,
        level: 1,
        referred_name: 'Ruth Renter',
        payout_id: null,
      },
    ])
    const more = { person: near.id, after_id: data![0]!.id }
    expect((await t.client({ as: finance }).rpc('staff_affiliate_entries', more)).data).toEqual([])
  })
})

describe('blocking an affiliate', () => {
  async function affiliate() {
    const person = await t.user({ name: 'Aaron Affiliate', kyc_level: 3, roles: ['affiliate'] })
    const bank = { iban: GOOD_IBAN, holder: 'Aaron Affiliate' }
    const { value } = await t.say<{ id: string }>(person, 'add-payout-method', bank)
    await t.rows('update public.profiles set kyc_level = 4 where id = $1', [person.id])
    const ask = (amountCents: number) =>
      t.say<RequestedPayout>(person, 'request-payout', {
        account: 'affiliate',
        amountCents,
        methodId: value!.id,
      })
    return { person, ask }
  }

  it('ends commissions for rentals that end from then on, and keeps those of before', async () => {
    const { person } = await affiliate()
    const renter = await t.user({ kyc_level: 1 })
    await bring(renter, person)
    await release(await rental(renter))
    expect(await t.balances(person)).toEqual({ affiliate: 60 })
    expect(await block(finance, person)).toMatchObject({ status: 200, value: { isBlocked: true } })
    const id = await rental(renter)
    await release(id)
    expect(await t.rows('select from public.commissions where booking_id = $1', [id])).toEqual([])
    expect(await t.balances(person)).toEqual({ affiliate: 60 })
    expect(await names({ state: 'blocked' })).toEqual(['Aaron'])
    expect(await names({ state: 'active', words: 'Aaron' })).toEqual([])
    await block(admin, person, false)
    await release(await rental(renter))
    expect(await t.balances(person)).toEqual({ affiliate: 120 })
  })

  it('ends payouts of commissions, also of one that waits, and no others', async () => {
    const { person, ask } = await affiliate()
    await t.credit(person, 9_000, 'affiliate')
    const { value } = await ask(2_000)
    await block(finance, person)
    expect(await ask(2_000)).toMatchObject({ status: 403, code: 'AFFILIATE_BLOCKED' })
    expect(await t.say(admin, 'approve-payout', { id: value!.id })).toMatchObject({
      code: 'AFFILIATE_BLOCKED',
    })
    await block(finance, person, false)
    expect(await t.say(admin, 'approve-payout', { id: value!.id })).toMatchObject({ status: 200 })
    expect(await ask(2_000)).toMatchObject({ status: 200 })
  })

  it('is held by the database, whoever would write it', async () => {
    const { person, ask } = await affiliate()
    await t.credit(person, 9_000, 'affiliate')
    const { value } = await ask(2_000)
    await block(finance, person)
    const GUARD = { code: 'LA055', constraint: 'affiliates_not_blocked' }
    for (const [write, id] of [
      [
        `insert into public.commissions (booking_id, level, affiliate_id, referred_id, amount_cents, at)
         select id, 4, $1, owner_id, 1, now() from public.bookings limit 1`,
        person.id,
      ],
      [
        `insert into public.payouts (user_id, account, method_id, amount_cents)
         select user_id, account, method_id, 2000 from public.payouts where id = $1`,
        value!.id,
      ],
      [`update public.payouts set status = 'approved' where id = $1`, value!.id],
    ] as const)
      await expect(t.db.pool.query(write, [id])).rejects.toMatchObject(GUARD)
  })

  it('tells the person why, and is in the audit log', async () => {
    const { person } = await affiliate()
    await block(finance, person)
    const data = { outcome: 'blocked', reason: 'Brings only themselves' }
    expect(
      await t.rows(`select data from public.outbox where recipient = $1 and template = 'affiliate-decided'`, [
        person.email,
      ]),
    ).toMatchObject([{ data }])
    expect(
      await t.rows('select actor_id, action, details from public.audit_log where subject_id = $1', [
        person.id,
      ]),
    ).toEqual([{ actor_id: finance.id, action: 'block-affiliate', details: { reason: data.reason } }])
    const [own] = (await t.client({ as: person }).from('affiliate_users').select('blocked_at')).data!
    expect(own!.blocked_at).not.toBeNull()
  })

  it('is refused to others, about oneself, twice and where there is nobody', async () => {
    const { person } = await affiliate()
    expect(await block(t.moderator, person)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await block(finance, finance)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
    expect(await block(finance, person, false)).toMatchObject({ code: 'WRONG_STATE' })
    expect(await block(finance, { id: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
  })
})
