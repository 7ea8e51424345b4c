import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS } from '#server/checkout/testing/steps.ts'
import { loadWork } from '#server/operations/measure-work.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { CLAIM_PAYMENTS, reconcilePayments } from './reconcile-payments.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
})
afterEach(() => t.close())

const DAY_MS = 24 * HOUR_MS
const buy = async (fromDays = 20) => t.complete(t.renter, await t.pay(t.renter, [t.line(t.item, fromDays)]))
async function reconcile(afterMs = DAY_MS + HOUR_MS): Promise<void> {
  t.setNow(afterMs)
  await reconcilePayments.run(t.deps, async (request) => t.app.fetch(request))
}
const listed = () =>
  t.rows(
    'select kind, own_cents, provider_cents, mended_at is not null as mended from public.payment_discrepancies order by kind',
  )

describe('reconcile-payments', () => {
  it('reports nothing about a checkout that went well', async () => {
    await buy()
    await reconcile()
    expect(await listed()).toEqual([])
    expect(await t.rows('select reconciled_at is not null as done from public.payments')).toEqual([
      { done: true },
    ])
  })

  it('records a capture that the provider made and that was not recorded here', async () => {
    const { payments } = t.deps
    const { capture } = payments
    payments.capture = async (...request) => {
      await capture(...request)
      throw new PaymentProviderError('unavailable', 'no answer')
    }
    await buy()
    payments.capture = capture
    await reconcile(2 * HOUR_MS)
    expect(await listed()).toEqual([
      { kind: 'captured', own_cents: 0, provider_cents: 2_000, mended: true },
      { kind: 'status', own_cents: null, provider_cents: null, mended: true },
    ])
    expect(await t.rows('select status, captured_cents from public.payments')).toEqual([
      { status: 'captured', captured_cents: 2_000 },
    ])
  })

  it('posts what the ledger lacks', async () => {
    await buy()
    await t.rows('alter table public.ledger_entries disable trigger user')
    await t.rows('alter table public.ledger_transfers disable trigger user')
    await t.rows('delete from public.ledger_entries')
    await t.rows('delete from public.ledger_transfers')
    await t.rows('alter table public.ledger_entries enable trigger user')
    await t.rows('alter table public.ledger_transfers enable trigger user')
    await reconcile()
    expect(await listed()).toEqual([{ kind: 'ledger', own_cents: 0, provider_cents: 2_000, mended: true }])
    expect(
      await t.rows('select sum(amount_cents)::int as sum, count(*)::int from public.ledger_entries'),
    ).toEqual([{ sum: 0, count: 2 }])
  })

  it('lists what only a person can decide on, once, until it is right again', async () => {
    await buy()
    await t.rows('update payments_test.payments set refunded_cents = 500')
    await reconcile()
    await reconcile(2 * HOUR_MS)
    expect(await listed()).toEqual([{ kind: 'refunded', own_cents: 0, provider_cents: 500, mended: false }])
    const admin = await t.user({ roles: ['admin'] })
    const read = async (as: typeof admin) =>
      (await t.client({ as }).from('payment_discrepancies').select('kind')).data
    expect(await read(admin)).toEqual([{ kind: 'refunded' }])
    expect(await read(t.renter)).toEqual([])
    await t.rows('update payments_test.payments set refunded_cents = 0')
    await reconcile(2 * HOUR_MS)
    expect(await listed()).toEqual([{ kind: 'refunded', own_cents: 0, provider_cents: 500, mended: true }])
  })

  it('leaves what finance has explained, in the audit log, until it differs by another amount', async () => {
    await buy()
    await t.rows('update payments_test.payments set refunded_cents = 500')
    await reconcile()
    const [row] = await t.rows<{ id: string }>('select id from public.payment_discrepancies')
    const reason = 'Given back at the desk'
    const explain = (as: typeof t.renter) =>
      t.say(as, 'explain-discrepancies', { ids: [row!.id, randomUUID()], reason })
    expect(await explain(await t.user({ roles: ['moderator'] }))).toMatchObject({ code: 'UNAUTHORIZED' })
    // On money of their own others than admins say nothing.
    await t.rows(`update public.profiles set duties = '{finance}' where id = $1`, [t.renter.id])
    expect(await explain(t.renter)).toMatchObject({ value: { done: 0 } })
    const admin = await t.user({ roles: ['admin'] })
    expect(await explain(admin)).toMatchObject({ value: { done: 1, refused: [{ code: 'NOT_FOUND' }] } })
    expect(await t.rows(`select actor_id, subject_id, details from public.audit_log`)).toEqual([
      {
        actor_id: admin.id,
        subject_id: t.renter.id,
        details: expect.objectContaining({
          kind: 'payment.refunded',
          ownCents: 0,
          providerCents: 500,
          reason,
        }),
      },
    ])
    const open = () =>
      t.rows(
        'select provider_cents::int as cents, explanation from public.discrepancies where explained_at is null',
      )
    const waiting = async () =>
      (await loadWork(t.deps.db, ['discrepancies'])).map(({ count }) => Number(count))
    expect(await waiting()).toEqual([0, 0])
    await reconcile()
    expect(await open()).toEqual([])
    await t.rows('update payments_test.payments set refunded_cents = 600')
    await reconcile()
    expect(await open()).toEqual([{ cents: 600, explanation: null }])
    expect(await waiting()).toEqual([1, 0])
  })

  it('goes on looking at what is listed after the three months in which the others are compared', async () => {
    await buy()
    await t.rows('update payments_test.payments set refunded_cents = 500')
    await reconcile()
    await t.rows('update payments_test.payments set refunded_cents = 0')
    await reconcile(100 * DAY_MS)
    expect(await listed()).toMatchObject([{ kind: 'refunded', mended: true }])
  })

  it('says that the provider knows no such payment, and goes on with the others', async () => {
    await buy()
    await t.rows(`update public.payment_intents set id = 'pay_test_gone'`)
    await buy(30)
    await reconcile()
    expect(await listed()).toEqual([
      { kind: 'missing', own_cents: 2_000, provider_cents: null, mended: false },
    ])
    expect(await t.rows('select count(reconciled_at)::int as done from public.payments')).toEqual([
      { done: 2 },
    ])
  })

  it('says nothing while the provider cannot be asked', async () => {
    await buy()
    const { payments } = t.deps
    const { retrieve, retrieveMany } = payments
    const isDown = () => Promise.reject(new PaymentProviderError('unavailable', 'down'))
    Object.assign(payments, { retrieve: isDown, retrieveMany: isDown })
    await reconcile()
    Object.assign(payments, { retrieve, retrieveMany })
    expect(await listed()).toEqual([])
  })
})

describe('thousands of payments', () => {
  const COUNT = 3_000

  /** Payments that were given up, here and at the provider. */
  async function fill(): Promise<void> {
    const { value } = await buy()
    await t.rows(
      `insert into payments_test.payments (id, status, amount_cents, currency, created_at)
       select 'pay_test_' || md5(n::text), 'voided', 700, 'EUR', now() from generate_series(1, $1::int) n`,
      [COUNT],
    )
    await t.rows(
      `with made as (
         insert into public.payments (purpose, booking_id, user_id, provider, amount_cents, created_at)
         select 'late_fee', $2, $3, 'test', 700, now() - interval '1 hour' from generate_series(1, $1::int) returning id
       )
       insert into public.payment_intents (id, provider, payment_id, position)
       select 'pay_test_' || md5((row_number() over ())::text), 'test', id, 1 from made`,
      [COUNT, value!.bookings[0]!.id, t.renter.id],
    )
    await t.rows(`update public.payments set status = 'voided', capture_cents = 0 where purpose = 'late_fee'`)
  }
  const compared = async () =>
    (
      await t.rows<{ count: number }>(
        'select count(*)::int as count from public.payments where reconciled_at > $1',
        [new Date(t.deps.now().getTime() - HOUR_MS / 2)],
      )
    )[0]!.count

  it('are compared in one run by a handful of requests, and what differs among them is found', async () => {
    await fill()
    await t.rows(`update payments_test.payments set status = 'captured', captured_cents = 300
      where id in ('pay_test_' || md5('7'), 'pay_test_' || md5('2999'))`)
    const asked = { one: 0, many: 0 }
    const { payments } = t.deps
    const { retrieve, retrieveMany } = payments
    payments.retrieve = (ids) => {
      asked.one++
      return retrieve(ids)
    }
    payments.retrieveMany = (some) => {
      asked.many++
      return retrieveMany(some)
    }
    await reconcile()
    expect(await listed()).toEqual([
      { kind: 'captured', own_cents: 0, provider_cents: 300, mended: false },
      { kind: 'captured', own_cents: 0, provider_cents: 300, mended: false },
      { kind: 'status', own_cents: null, provider_cents: null, mended: false },
      { kind: 'status', own_cents: null, provider_cents: null, mended: false },
    ])
    expect(asked.many).toBe(7)
    expect(asked.one).toBeLessThan(10)
    expect(await compared()).toBe(COUNT + 1)
  })

  it('go on where a run died, and are compared once', async () => {
    await fill()
    const seen: string[] = []
    const { payments } = t.deps
    const { retrieveMany } = payments
    await new Promise<void>((die) => {
      payments.retrieveMany = (some) => {
        if (seen.length < 1_000) {
          seen.push(...some.flatMap(({ ids }) => ids))
          return retrieveMany(some)
        }
        // As if the process had been killed: nothing after this happens.
        die()
        return new Promise(() => {})
      }
      void reconcile()
    })
    expect(await compared()).toBe(1_000)
    payments.retrieveMany = (some) => {
      seen.push(...some.flatMap(({ ids }) => ids))
      return retrieveMany(some)
    }
    await reconcilePayments.run(t.deps, async (request) => t.app.fetch(request))
    expect(await compared()).toBe(COUNT + 1 - 500)
    await reconcile(HOUR_MS)
    expect(await compared()).toBe(500)
    expect(seen).toHaveLength(COUNT + 1)
    expect(new Set(seen).size).toBe(COUNT + 1)
  })

  it('are found without those that were compared for the last time long ago', async () => {
    const plan = await inTransaction(t.deps.db, { as: 'service' }, async (tx) => {
      // The table of the test is small: a scan is taken only where nothing else is possible, and an index's order where it helps.
      await tx.query('set local enable_seqscan = off')
      await tx.query('set local enable_sort = off')
      const { rows } = await tx.query(`explain ${CLAIM_PAYMENTS}`, [t.deps.now(), 'test', 500])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index Scan using payment_discrepancies_by_sight .*\s+Index Cond: \(seen_at < /)
    const reads = plan.split(/^.*->/m).filter((node) => /Scan.* on payments p/.test(node))
    expect(reads.length).toBeGreaterThanOrEqual(4)
    for (const node of reads) expect(node).toMatch(/(Index|Recheck) Cond: .*(\bcreated_at > |\bid = )/)
  })

  it('are looked up where many are listed, not joined', async () => {
    await fill()
    // Compared for the last time long ago, as most are.
    await t.rows(
      `update public.payments set created_at = now() - interval '1 year', reconciled_at = now() - interval '9 months'`,
    )
    await t.rows(
      `insert into public.payment_discrepancies (payment_id, kind, found_at, seen_at)
       select id, 'missing', now(), now() from public.payments`,
    )
    await t.rows('analyze public.payments, public.payment_discrepancies, public.payment_intents')
    const plan = await t.rows(`explain ${CLAIM_PAYMENTS}`, [t.deps.now(), 'test', 500])
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on payments')
  })
})
