import type { Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Schema } from '#contract/schema.ts'
import { DISPUTE_LIFECYCLE, type DisputeState } from '#domain/money/dispute-lifecycle.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import type { ProviderDispute } from '#server/providers/provider.ts'
import { type DisputeRow, dispute as kind } from './dispute.ts'
import { type FollowerContext, tellFollowers } from './follower.ts'
import { lockPayment } from './load-payment.ts'
import type { PaymentRow } from './payment-row.ts'

/**
 * Brings a dispute to where it is at its provider: writes down one that is new, moves what was taken out or given back, and
 * makes the step that leads to its state. Webhook, clock and comparison all end here, in any order and any number of times.
 */
export const settleDispute = (deps: Deps, paymentId: string, seen: ProviderDispute): Promise<void> =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) return
    const context = { tx, deps, now: deps.now() }
    const row = (await findDispute(tx, payment, seen)) ?? (await openDispute(context, payment, seen))
    if (!row) return
    const moved = await moveWithdrawn(context, payment, row, seen)
    const name = STEPS[seen.status]
    if (!name || !Object.hasOwn(DISPUTE_LIFECYCLE[row.status as DisputeState], name)) return
    await transition(tx, deps, kind, { id: row.id, name, actor: 'clock', locked: moved })
  })

const STEPS: Partial<Record<ProviderDispute['status'], string>> = {
  under_review: 'review',
  won: 'win',
  lost: 'lose',
}

const findDispute = (
  tx: Transaction<Schema>,
  { provider }: PaymentRow,
  { id }: ProviderDispute,
): Promise<DisputeRow | undefined> =>
  tx
    .selectFrom('disputes')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_dispute_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Nothing for a part that no booking was charged for. */
async function openDispute(
  context: FollowerContext,
  payment: PaymentRow,
  { id, part, amountCents, reason, evidenceDueAt }: ProviderDispute,
): Promise<DisputeRow | undefined> {
  const { tx, now } = context
  const booking = await tx
    .selectFrom('captures')
    .innerJoin('bookings', 'bookings.id', 'captures.booking_id')
    .select('bookings.id')
    .where('captures.payment_id', '=', payment.id)
    .where(payment.purpose === 'rental' ? 'bookings.order_line_id' : 'bookings.id', '=', part)
    .executeTakeFirst()
  if (!booking) return
  const row = await tx
    .insertInto('disputes')
    .values({
      provider: payment.provider,
      provider_dispute_id: id,
      payment_id: payment.id,
      booking_id: booking.id,
      amount_cents: amountCents,
      reason,
      evidence_due_at: evidenceDueAt,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellFollowers(context, 'disputed', payment, { step: 'open', dispute: row })
  return row
}

/** Notes what the provider has taken out by now, and has the ledger follow. */
async function moveWithdrawn(
  context: FollowerContext,
  payment: PaymentRow,
  row: DisputeRow,
  { withdrawnCents, evidenceDueAt }: ProviderDispute,
): Promise<DisputeRow> {
  const isSameTime = epochOrNull(row.evidence_due_at) === epochOrNull(evidenceDueAt)
  if (row.withdrawn_cents === withdrawnCents && isSameTime) return row
  await context.tx
    .updateTable('disputes')
    .set({ withdrawn_cents: withdrawnCents, evidence_due_at: evidenceDueAt })
    .where('id', '=', row.id)
    .execute()
  const moved = { ...row, withdrawn_cents: withdrawnCents, evidence_due_at: evidenceDueAt }
  if (row.withdrawn_cents !== withdrawnCents) {
    const step = withdrawnCents > row.withdrawn_cents ? 'withdraw' : 'reinstate'
    const cents = Math.abs(withdrawnCents - row.withdrawn_cents)
    await tellFollowers(context, 'disputed', payment, { step, dispute: moved, cents })
  }
  return moved
}

const epochOrNull = (instant: string | Date | null) => instant && new Date(instant).getTime()
