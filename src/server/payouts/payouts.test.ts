import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { DownloadedFile, RequestedPayout } from '#contract/payouts.ts'
import { transition } from '#server/lifecycle/transition.ts'
import type { TestUser } from '#server/testing/app.ts'
import { payout } from './payout.ts'
import { CLOSED_IBAN, createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts'

let t: PayoutFixture
beforeAll(async () => {
  t = await createPayoutFixture()
})
afterAll(() => t.close())

const request = (as: TestUser, methodId: string, amountCents: number, account = 'lender') =>
  t.say<RequestedPayout>(as, 'request-payout', { account, amountCents, methodId })
const decide = (as: TestUser, what: string, id: string, more: object = {}) =>
  t.say(as, `${what}-payout`, { id, ...more })
const stateOf = async (id: string) =>
  (await t.rows('select status, status_reason, version from public.payouts where id = $1', [id]))[0]
const mailsTo = (person: TestUser) =>
  t.rows<{ status: string }>(
    `select data->>'status' as status, data->>'reason' as reason from public.outbox
     where recipient = $1 and template = 'payout-news' order by created_at`,
    [person.email],
  )

async function requested(cents = 5_000, iban?: string) {
  const { person, methodId } = await t.lender(cents, iban)
  const { value } = await request(person, methodId, cents)
  return { person, methodId, id: value!.id }
}

describe('requesting a payout', () => {
  it('takes the money off the balance, and tells the person', async () => {
    const { person, methodId } = await t.lender(5_000)
    const answer = await request(person, methodId, 3_000)
    expect(answer).toMatchObject({ status: 200, value: { status: 'requested', amountCents: 3_000 } })
    expect(await t.balances(person)).toEqual({ lender: 2_000, payout: 3_000 })
    expect(await mailsTo(person)).toEqual([{ status: 'requested', reason: null }])
    expect(await t.sumOfAll()).toBe(0)
  })

  it('refuses too little, too much, a foreign method and one that was removed', async () => {
    const { person, methodId } = await t.lender(5_000)
    const other = await t.lender(0)
    expect(await request(person, methodId, 1_999)).toMatchObject({ status: 422, code: 'PAYOUT_TOO_SMALL' })
    expect(await request(person, methodId, 5_001)).toMatchObject({
      status: 409,
      code: 'PAYOUT_EXCEEDS_BALANCE',
      details: { availableCents: 5_000 },
    })
    expect(await request(person, other.methodId, 2_000)).toMatchObject({ code: 'PAYOUT_METHOD_MISSING' })
    await t.say(person, 'remove-payout-method', { id: methodId })
    expect(await request(person, methodId, 2_000)).toMatchObject({ code: 'PAYOUT_METHOD_MISSING' })
    expect(await request(person, methodId, -5)).toMatchObject({ code: 'BAD_INPUT' })
    expect(await t.balances(person)).toEqual({ lender: 5_000 })
  })

  it('marks one to an account of another name than the proof of identity says', async () => {
    const { person, methodId } = await t.lender(9_000)
    const prove = (lastName: string) =>
      t.rows(
        `insert into public.kyc_submissions (user_id, step, status, document_path, details, decided_at)
         values ($1::uuid, 'identity', 'verified', $1::text || '/identity/x.pdf', $2::jsonb, clock_timestamp())`,
        [person.id, { firstName: 'LENA', lastName }],
      )
    await t.db.pool.query('alter table public.kyc_submissions disable trigger user')
    await prove('Lender')
    const { value: same } = await request(person, methodId, 2_000)
    await prove('Müller')
    const { value: other } = await request(person, methodId, 2_000)
    await t.db.pool.query('alter table public.kyc_submissions enable trigger user')
    const marks = await t.rows(
      'select id, is_other_name from public.payouts where user_id = $1 order by number',
      [person.id],
    )
    expect(marks).toEqual([
      { id: same!.id, is_other_name: false },
      { id: other!.id, is_other_name: true },
    ])
  })

  it('is refused below level 4, to blocked people and to visitors', async () => {
    const { person, methodId } = await t.lender(5_000)
    await t.rows('update public.profiles set kyc_level = 3 where id = $1', [person.id])
    expect(await request(person, methodId, 2_000)).toMatchObject({
      code: 'KYC_REQUIRED',
      details: { required: 4 },
    })
    await t.rows('update public.profiles set kyc_level = 4, is_blocked = true where id = $1', [person.id])
    expect(await request(person, methodId, 2_000)).toMatchObject({ status: 403 })
    const visitor = await t.say(undefined, 'request-payout', { amountCents: 2_000, methodId })
    expect(visitor).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('pays what the affiliate programme earned to affiliates alone', async () => {
    const { person, methodId } = await t.lender(0)
    await t.credit(person, 2_500, 'affiliate')
    expect(await request(person, methodId, 2_500)).toMatchObject({ code: 'PAYOUT_EXCEEDS_BALANCE' })
    expect(await request(person, methodId, 2_500, 'affiliate')).toMatchObject({ code: 'UNAUTHORIZED' })
    await t.rows(`update public.profiles set roles = '{lender,affiliate}' where id = $1`, [person.id])
    expect(await request(person, methodId, 2_500, 'affiliate')).toMatchObject({ status: 200 })
    const own = t.client({ as: person }).from('affiliate_users').select('available_balance, pending_payout')
    expect((await own.eq('id', person.id).single()).data).toEqual({
      available_balance: 0,
      pending_payout: true,
    })
  })

  it('has one effect when the whole balance is asked for ten times at once', async () => {
    const { person, methodId } = await t.lender(5_000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(person, methodId, 5_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'PAYOUT_EXCEEDS_BALANCE']))
    expect(await t.balances(person)).toEqual({ lender: 0, payout: 5_000 })
    expect(await t.sumOfAll()).toBe(0)
  })

  it('never takes more than there is, whatever many different amounts at once want', async () => {
    const { person, methodId } = await t.lender(10_000)
    const wanted = Array.from({ length: 12 }, (_, n) => 2_000 + n * 100)
    const answers = await Promise.all(wanted.map((cents) => request(person, methodId, cents)))
    const taken = answers.reduce((sum, { value }) => sum + (value?.amountCents ?? 0), 0)
    expect(taken).toBeGreaterThanOrEqual(8_000)
    expect(taken).toBeLessThanOrEqual(10_000)
    expect(await t.balances(person)).toEqual({ lender: 10_000 - taken, payout: taken })
  })

  it('is refused by the database itself where the balance was not checked before', async () => {
    const { person, methodId } = await t.lender(3_000)
    const post = () =>
      t.db.pool.query(
        `with made as (
           insert into public.payouts (user_id, account, method_id, amount_cents)
           values ($1, 'lender', $2, 3000) returning id
         )
         select public.post_transfer('payout', 'payout:' || id, null, null, now(), jsonb_build_array(
           jsonb_build_object('account', 'lender', 'user_id', $1::text, 'cents', -3000),
           jsonb_build_object('account', 'payout', 'user_id', $1::text, 'cents', 3000)), id) from made`,
        [person.id, methodId],
      )
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, post))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(4)
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'LA052', constraint: 'payouts_covered' })
    expect(await t.balances(person)).toEqual({ lender: 0, payout: 3_000 })
  })
})

describe('two takings from one balance at the same moment', () => {
  it('wait for each other in the database, and the second counts the first', async () => {
    const { person } = await t.lender(3_000)
    // To open an account makes others wait as well.
    await t.rows(`insert into public.ledger_accounts (kind) values ('platform') on conflict do nothing`)
    const [first, second] = [await t.db.pool.connect(), await t.db.pool.connect()]
    const giveUp = (client: typeof first) =>
      client.query('select public.post_transfer($1, $2, null, null, now(), $3)', [
        'forfeit',
        randomUUID(),
        JSON.stringify([
          { account: 'lender', user_id: person.id, cents: -3_000 },
          { account: 'platform', user_id: null, cents: 3_000 },
        ]),
      ])
    try {
      await first.query('begin')
      await second.query('begin')
      await giveUp(first)
      const { rows } = await second.query<{ pid: number }>('select pg_backend_pid() as pid')
      const waiting = giveUp(second).catch((error: unknown) => error)
      await expect
        .poll(() => t.rows('select pg_blocking_pids($1) as by', [rows[0]!.pid]))
        .toEqual([{ by: [expect.any(Number)] }])
      await first.query('commit')
      expect(await waiting).toMatchObject({ code: 'LA052', constraint: 'payouts_covered' })
    } finally {
      await first.query('rollback')
      await second.query('rollback')
      first.release()
      second.release()
    }
  })
})

describe('deciding on a payout', () => {
  it('pays what a moderator approves once the bank says so', async () => {
    const { person, id } = await requested()
    await decide(t.moderator, 'approve', id)
    await t.work()
    expect(await stateOf(id)).toEqual({ status: 'paid', status_reason: null, version: 2 })
    expect(await t.balances(person)).toEqual({ lender: 0, payout: 0 })
    expect((await mailsTo(person)).map(({ status }) => status)).toEqual(['requested', 'approved', 'paid'])
    const orders = await t.rows('select amount_cents::int from payments_test.payouts where key = $1', [
      `payout:${id}`,
    ])
    expect(orders).toEqual([{ amount_cents: 5_000 }])
    expect(await t.sumOfAll()).toBe(0)
  })

  it('gives the money back when the bank cannot pay', async () => {
    const { person, id } = await requested(5_000, CLOSED_IBAN)
    await decide(t.moderator, 'approve', id)
    await t.work()
    expect(await stateOf(id)).toMatchObject({ status: 'failed', status_reason: 'account_closed' })
    expect(await t.balances(person)).toEqual({ lender: 5_000, payout: 0 })
    expect((await mailsTo(person)).at(-1)).toEqual({ status: 'failed', reason: 'account_closed' })
  })

  it('gives the money back when a moderator rejects it, with the reason', async () => {
    const { person, id } = await requested()
    expect(await decide(t.moderator, 'reject', id)).toMatchObject({ code: 'BAD_INPUT' })
    expect(await decide(t.moderator, 'reject', id, { reason: 'Another name' })).toMatchObject({
      status: 200,
    })
    expect(await stateOf(id)).toMatchObject({ status: 'rejected', status_reason: 'Another name' })
    expect(await t.balances(person)).toEqual({ lender: 5_000, payout: 0 })
    expect((await mailsTo(person)).at(-1)).toEqual({ status: 'rejected', reason: 'Another name' })
    const audit = await t.rows(
      `select actor_id, action, details->>'reason' as reason from public.audit_log where subject_id = $1`,
      [person.id],
    )
    expect(audit).toEqual([{ actor_id: t.moderator.id, action: 'reject-payout', reason: 'Another name' }])
    const events = t.client({ as: person }).from('payout_events').select('transition, role, reason')
    expect((await events.eq('payout_id', id)).data).toEqual([
      { transition: 'reject', role: 'moderator', reason: 'Another name' },
    ])
  })

  it('is for moderators and admins, and on their own money for admins alone', async () => {
    const { person, id } = await requested()
    for (const roles of [['user'], ['renter'], ['lender'], ['affiliate']]) {
      const decider = await t.user({ roles })
      expect(await decide(decider, 'approve', id)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await decide(decider, 'reject', id, { reason: 'envy' })).toMatchObject({ code: 'NOT_FOUND' })
    }
    await t.rows(`update public.profiles set roles = '{moderator}' where id = $1`, [person.id])
    expect(await decide(person, 'approve', id)).toMatchObject({ code: 'WRONG_ACTOR' })
    const admin = await t.user({ roles: ['admin'] })
    expect(await decide(admin, 'approve', id)).toMatchObject({ status: 200 })
  })

  it('refuses every edge that the lifecycle does not have', async () => {
    const { id } = await requested()
    const asClock = (name: string) =>
      inTransaction(t.db, { as: 'service' }, (tx) =>
        transition(tx, t.deps, payout, { id, name, actor: 'clock', input: { code: 'x' } }),
      )
    for (const name of ['settle', 'bounce'])
      expect(await asClock(name)).toMatchObject({ code: 'WRONG_STATE' })
    for (const name of ['approve', 'reject'])
      expect(await asClock(name)).toMatchObject({ code: 'WRONG_ACTOR' })
    await decide(t.moderator, 'reject', id, { reason: 'not now' })
    for (const name of ['approve', 'confirm']) {
      expect(await decide(t.moderator, name, id)).toMatchObject({ code: 'WRONG_STATE' })
    }
    expect(await decide(t.moderator, 'fail', id, { reason: 'not now' })).toMatchObject({
      code: 'WRONG_STATE',
    })
    for (const name of ['settle', 'bounce'])
      expect(await asClock(name)).toMatchObject({ code: 'WRONG_STATE' })
    const attempt = t.db.pool.query(`update public.payouts set status = 'paid' where id = $1`, [id])
    await expect(attempt).rejects.toMatchObject({ code: 'LA010', constraint: 'lifecycle_transitions' })
  })

  it('is refused for a person who lost the level, or is blocked', async () => {
    const { person, id } = await requested()
    await t.rows('update public.profiles set kyc_level = 0 where id = $1', [person.id])
    expect(await decide(t.moderator, 'approve', id)).toMatchObject({ code: 'KYC_REQUIRED' })
    await t.rows('update public.profiles set kyc_level = 4, is_blocked = true where id = $1', [person.id])
    expect(await decide(t.moderator, 'approve', id)).toMatchObject({ code: 'BLOCKED' })
  })

  it('leaves it to the bank to say what was paid', async () => {
    const { id } = await requested()
    await decide(t.moderator, 'approve', id)
    expect(await decide(t.moderator, 'confirm', id)).toMatchObject({ code: 'PAYOUT_BY_BANK' })
    expect(await decide(t.moderator, 'fail', id, { reason: 'came back' })).toMatchObject({
      code: 'PAYOUT_BY_BANK',
    })
  })

  it('has one outcome when approved and rejected at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { person, id } = await requested()
      const answers = await Promise.all([
        decide(t.moderator, 'approve', id),
        decide(t.moderator, 'reject', id, { reason: 'other name' }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      await t.work()
      const { lender, payout: onItsWay } = await t.balances(person)
      const { status } = (await stateOf(id)) as { status: string }
      expect({ status, lender, onItsWay }).toEqual(
        status === 'paid'
          ? { status: 'paid', lender: 0, onItsWay: 0 }
          : { status: 'rejected', lender: 5_000, onItsWay: 0 },
      )
    }
    expect(await t.sumOfAll()).toBe(0)
  })
})

const BY_HAND = { PAYOUTS: 'by-hand', PAYOUTS_IBAN: 'DE02120300000000202051' }
/** Real money, which nothing here asks Stripe about. */
const STRIPE = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('paying by hand', () => {
  it('never writes play money into a file for a bank', async () => {
    const play = await createPayoutFixture(BY_HAND)
    try {
      const { person, methodId } = await play.lender(5_000)
      const admin = await play.user({ roles: ['admin'] })
      const { value } = await play.say<RequestedPayout>(person, 'request-payout', {
        amountCents: 5_000,
        methodId,
      })
      await play.say(admin, 'approve-payout', { id: value!.id })
      expect(await play.say(admin, 'export-payouts')).toMatchObject({
        status: 409,
        code: 'PAYOUT_PLAY_MONEY',
      })
    } finally {
      await play.close()
    }
  })

  it('is for operators without a bank: they confirm, or say that it came back', async () => {
    const hand = await createPayoutFixture({ ...BY_HAND, ...STRIPE })
    try {
      const open = async () => {
        const { person, methodId } = await hand.lender(5_000)
        const { value } = await hand.say<RequestedPayout>(person, 'request-payout', {
          amountCents: 5_000,
          methodId,
        })
        await hand.say(hand.moderator, 'approve-payout', { id: value!.id })
        return { person, id: value!.id }
      }
      const [paid, back, withheld] = [await open(), await open(), await open()]
      await hand.rows(
        `insert into public.tax_requests (user_id, requested_at, first_reminder_at, second_reminder_at, withheld_at)
         select $1, now() - interval '90 days', now() - interval '60 days', now() - interval '30 days', now()`,
        [withheld.person.id],
      )
      const admin = await hand.user({ roles: ['admin'] })
      const file = (as: TestUser, more = {}) => hand.say<DownloadedFile>(as, 'export-payouts', more)
      for (const as of [hand.moderator, paid.person])
        expect(await file(as)).toMatchObject({ code: 'UNAUTHORIZED' })
      const [first, second] = await Promise.all([file(admin), file(admin)])
      const written = [first, second].find(({ status }) => status === 200)!.value!
      // Of two exports at the same moment only one has the payouts.
      expect([first, second].map(({ status }) => status).toSorted()).toEqual([200, 404])
      const xml = Buffer.from(written.base64, 'base64').toString()
      expect(xml.match(/<IBAN>DE89370400440532013000</g)).toHaveLength(2)
      expect(xml).toContain('<CtrlSum>100.00</CtrlSum>')
      const again = await file(admin, { file: written.name.replace('.xml', '') })
      expect(
        Buffer.from(again.value!.base64, 'base64')
          .toString()
          .replace(/<CreDtTm>.*/, ''),
      ).toBe(xml.replace(/<CreDtTm>.*/, ''))
      expect(await hand.say(paid.person, 'confirm-payout', { id: paid.id })).toMatchObject({
        code: 'WRONG_ACTOR',
      })
      expect(await hand.say(hand.moderator, 'confirm-payout', { id: paid.id })).toMatchObject({ status: 200 })
      expect(await hand.balances(paid.person)).toEqual({ lender: 0, payout: 0 })
      expect(await hand.say(hand.moderator, 'confirm-payout', { id: withheld.id })).toMatchObject({
        code: 'PAYOUT_WITHHELD',
      })
      const failing = { id: back.id, reason: 'came back' }
      expect(await hand.say(hand.moderator, 'fail-payout', failing)).toMatchObject({ status: 200 })
      expect(await hand.balances(back.person)).toEqual({ lender: 5_000, payout: 0 })
      expect(await hand.sumOfAll()).toBe(0)
    } finally {
      await hand.close()
    }
  })
})
