import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { postPickUp } from '#server/ledger/post-pick-up.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { createPayoutFixture, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import { runDue } from '#server/testing/run-due.ts'
import { issueFeeInvoices } from './tasks/issue-fee-invoices.ts'
import { lendersWithFees } from './uninvoiced-fees.ts'

const MONTH_MS = 32 * 86_400_000

let t: PayoutFixture
beforeEach(async () => {
  t = await createPayoutFixture()
})
afterEach(() => t.close())

/** A rental of two days at 10.00 that was released then. */
async function release(at: Date) {
  const item = await t.another()
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 10)]))
  await inTransaction(t.db, { as: 'service' }, async (tx) => {
    const row = await tx
      .selectFrom('bookings')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await postPickUp(tx, { ...row, due_cents: row.due_cents! }, at)
    await postRelease(tx, row.id, at)
  })
}

/** As the queue is meant: every transfer of these kinds that is on no invoice. */
const naive = () =>
  t.rows(`select t.id as transfer_id, b.owner_id as lender_id, t.at from public.ledger_transfers t
    join public.bookings b on b.id = t.booking_id
    where t.kind in ('release', 'adjustment')
      and not exists (select from public.invoiced_fees f where f.transfer_id = t.id) order by 1`)
const queued = () => t.rows('select * from public.fees_to_invoice order by transfer_id')

it('has what is on no invoice, and nothing once it is', async () => {
  await release(new Date(t.deps.now().getTime() - MONTH_MS))
  await release(t.deps.now())
  expect(await queued()).toHaveLength(2)
  expect(await queued()).toEqual(await naive())
  await runDue(t, issueFeeInvoices)
  expect(await t.rows('select from public.invoiced_fees')).toHaveLength(1)
  expect(await queued()).toHaveLength(1)
  expect(await queued()).toEqual(await naive())
})

it('forgets a transfer without a fee, which is on no invoice ever', async () => {
  const at = new Date(t.deps.now().getTime() - MONTH_MS)
  await release(t.deps.now())
  const [{ id }] = (await t.rows<{ id: string }>('select id from public.bookings')) as [{ id: string }]
  await t.rows(
    `insert into public.ledger_transfers (kind, once_key, booking_id, at) values ('adjustment', 'none', $1, $2)`,
    [id, at],
  )
  expect(await queued()).toHaveLength(2)
  await runDue(t, issueFeeInvoices)
  expect(await t.rows('select from public.invoices')).toHaveLength(0)
  expect(await queued()).toHaveLength(1)
})

it('is scanned by its index, however many transfers the ledger has', async () => {
  await release(t.deps.now())
  const [{ booking_id: booking }] = (await t.rows<{ booking_id: string }>(
    `select booking_id from public.ledger_transfers where kind = 'release'`,
  )) as [{ booking_id: string }]
  await t.rows(
    `insert into public.ledger_transfers (kind, once_key, booking_id, at)
     select case when n % 10 = 0 then 'release' else 'test' end, 'many:' || n, $1, now() from generate_series(1, 20000) n`,
    [booking],
  )
  await t.rows('analyze public.fees_to_invoice, public.ledger_transfers')
  const { sql, parameters } = lendersWithFees(new Date(t.deps.now().getTime() - MONTH_MS)).compile(
    t.db.kysely,
  )
  const plan = await t.rows<{ 'QUERY PLAN': string }>(`explain (analyze, buffers off, timing off) ${sql}`, [
    ...parameters,
  ])
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(lines).toMatch(/Index (Only )?Scan using fees_to_invoice_at/)
  expect(lines).not.toMatch(/Seq Scan|ledger_transfers/)
})
