import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { postRefund } from './post-refund.ts'
import { postRelease } from './post-release.ts'
import { type Entry, postTransfer } from './post-transfer.ts'

let t: CheckoutFixture
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterAll(() => t.close())

const at = new Date()
const post = (onceKey: string, entries: Entry[]) =>
  inTransaction(t.db, { as: 'service' }, (tx) => postTransfer(tx, { kind: 'test', onceKey, at, entries }))
const balances = async (as: TestUser) =>
  Object.fromEntries(
    ((await t.client({ as }).from('my_balances').select()).data ?? []).map((row) => [
      row.kind,
      row.balance_cents,
    ]),
  )
const sumOfAll = async () =>
  (
    await t.rows<{ sum: number }>(
      'select coalesce(sum(amount_cents), 0)::int as sum from public.ledger_entries',
    )
  )[0]!.sum

describe('the ledger', () => {
  it('books a transfer once for one occasion, also when ten ask at the same moment', async () => {
    const person = await t.user()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        post('once', [
          { account: 'provider', cents: -700 },
          { account: 'lender', userId: person.id, cents: 700 },
        ]),
      ),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await balances(person)).toEqual({ lender: 700 })
    expect(await sumOfAll()).toBe(0)
  })

  it('books what one account gets for several reasons as one entry', async () => {
    const person = await t.user()
    await post('several', [
      { account: 'provider', cents: -700 },
      { account: 'lender', userId: person.id, cents: 300 },
      { account: 'lender', userId: person.id, cents: 400 },
    ])
    expect(await balances(person)).toEqual({ lender: 700 })
  })

  it('refuses entries that create money', async () => {
    const attempt = post('more', [
      { account: 'provider', cents: -700 },
      { account: 'platform', cents: 701 },
    ])
    await expect(attempt).rejects.toMatchObject({ code: 'LA050', constraint: 'ledger_entries_zero_sum' })
    expect(await t.rows(`select 1 from public.ledger_transfers where once_key = 'more'`)).toEqual([])
  })

  it('cannot be changed once posted, not even by the owner of the tables', async () => {
    for (const change of [
      'update public.ledger_entries set amount_cents = 1',
      'delete from public.ledger_entries',
      'update public.ledger_transfers set kind = kind',
    ]) {
      await expect(t.db.pool.query(change)).rejects.toMatchObject({ code: 'LA051' })
    }
    const secret = t.client({ secret: true })
    expect((await secret.from('ledger_entries').delete().gt('id', 0)).error?.code).toBe('42501')
    expect(
      (await secret.from('ledger_accounts').update({ kind: 'lender' }).eq('kind', 'platform')).error?.code,
    ).toBe('42501')
  })

  it('shows a person their own entries, and nothing of what others got by the same transfer', async () => {
    const [anna, bo] = [await t.user(), await t.user()]
    await post('shared', [
      { account: 'lender', userId: anna.id, cents: -5 },
      { account: 'lender', userId: bo.id, cents: 5 },
    ])
    const { data } = await t
      .client({ as: bo })
      .from('ledger_entries')
      .select('amount_cents, ledger_transfers(kind)')
    expect(data).toEqual([{ amount_cents: 5, ledger_transfers: { kind: 'test' } }])
  })
})

describe('releasing what a booking earned', () => {
  async function completed(renter: TestUser): Promise<string> {
    const item = await t.another()
    await t.complete(renter, await t.pay(renter, [t.line(item, 10)]))
    const [row] = await t.rows<{ id: string }>('select id from public.bookings order by number desc limit 1')
    return row!.id
  }

  it('gives the lender the price less the fee, and of the fee to those who brought the renter', async () => {
    const [near, far] = [await t.user(), await t.user()]
    const renter = await t.user({ kyc_level: 1 })
    await t.db.pool.query('update public.affiliates set referred_by = $2 where id = $1', [near.id, far.id])
    await t.db.pool.query('update public.affiliates set referred_by = $2 where id = $1', [renter.id, near.id])
    const before = await balances(t.owner)
    const id = await completed(renter)
    for (let i = 0; i < 2; i++) await inTransaction(t.db, { as: 'service' }, (tx) => postRelease(tx, id, at))
    const after = await balances(t.owner)
    expect((after.lender ?? 0) - (before.lender ?? 0)).toBe(1_700)
    expect(await balances(near)).toEqual({ affiliate: 60 })
    expect(await balances(far)).toEqual({ affiliate: 24 })
    const { data } = await t
      .client({ as: near })
      .from('affiliate_users')
      .select('total_earnings, available_balance')
      .eq('id', near.id)
      .single()
    expect(data).toEqual({ total_earnings: 60, available_balance: 60 })
    expect(await sumOfAll()).toBe(0)
  })

  it('gives nothing to a blocked affiliate, nor to the lender of the rental', async () => {
    const blocked = await t.user()
    const renter = await t.user({ kyc_level: 1 })
    await t.db.pool.query('update public.affiliates set referred_by = $2 where id = $1', [
      blocked.id,
      t.owner.id,
    ])
    await t.db.pool.query('update public.affiliates set referred_by = $2 where id = $1', [
      renter.id,
      blocked.id,
    ])
    await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [blocked.id])
    const id = await completed(renter)
    await inTransaction(t.db, { as: 'service' }, (tx) => postRelease(tx, id, at))
    expect(await t.rows('select 1 from public.commissions where booking_id = $1', [id])).toEqual([])
  })
})

describe('a refund that was under way while a lost dispute took the rest', () => {
  it('takes it from the platform, which had been given it, and no more', async () => {
    await t.complete(t.renter, await t.pay(t.renter, [t.line(await t.another(), 10)]))
    const [row] = await t.rows<{ id: string; payment_id: string; due_cents: number }>(
      `select b.id, p.id as payment_id, b.due_cents from public.bookings b
       join public.payments p on p.order_id = b.order_id order by b.number desc limit 1`,
    )
    const { id: bookingId, payment_id: paymentId } = row!
    const renter = { account: 'renter' as const, userId: t.renter.id }
    const owed = async () => (await balances(t.renter)).renter ?? 0
    const before = await owed()
    const give = (refundId: string, cents: number) =>
      inTransaction(t.db, { as: 'service' }, (tx) =>
        postRefund(tx, { refundId, paymentId, bookingId, renterId: t.renter.id, cents, at }),
      )
    await inTransaction(t.db, { as: 'service' }, async (tx) => {
      const provider = { account: 'provider' as const, cents: -1_000 }
      await postTransfer(tx, {
        kind: 'capture',
        onceKey: 'rest:1',
        bookingId,
        at,
        entries: [provider, { ...renter, cents: 1_000 }],
      })
      const platform = { account: 'platform' as const, cents: 600 }
      await postTransfer(tx, {
        kind: 'dispute_rest',
        onceKey: 'rest:2',
        bookingId,
        at,
        entries: [{ ...renter, cents: -600 }, platform],
      })
    })
    await give('one', 547)
    await give('one', 547)
    expect(await owed()).toBe(before + 400)
    await give('two', 100)
    expect(await owed()).toBe(before + 353)
    expect(await sumOfAll()).toBe(0)
  })
})
