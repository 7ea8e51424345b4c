import type { Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { depositRenewalAt } from '#domain/deposit/due-at.ts'
import type { Deps } from '#server/deps.ts'
import type { ProviderPayment } from '#server/payments/provider.ts'
import { requestCharge } from '#server/payments/request-charge.ts'
import type { LaterOutcome, LaterPaymentState } from './load-later-payment.ts'

/**
 * Notes what became of one authorisation of a deposit. A new one replaces the one before, which is voided;
 * one that failed leaves the one before in place for as long as it lasts.
 */
export async function recordDeposit(
  tx: Transaction<Schema>,
  deps: Deps,
  payment: LaterPaymentState,
  outcome: LaterOutcome,
  seen: ProviderPayment | undefined,
): Promise<void> {
  const deposit = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('booking_id', '=', payment.bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isHolding = deposit.payment_id === payment.id
  const change = (values: Partial<DepositChange>) =>
    tx.updateTable('deposits').set(values).where('booking_id', '=', payment.bookingId).execute()

  if (outcome === 'captured') {
    await change({ status: 'captured', captured_cents: deposit.decided_cents })
  } else if (outcome === 'voided') {
    if (!isHolding) return
    if (deposit.decision === 'capture') {
      // The authorisation lapsed before a claim could be taken out of it: the card is charged instead.
      await change({ status: 'released', decision: 'release', decided_cents: 0 })
      const charge = { bookingId: payment.bookingId, cents: deposit.decided_cents, onceKey: payment.id }
      await requestCharge(tx, { ...charge, purpose: 'claim' })
    } else if (deposit.decision === 'release') await change({ status: 'released' })
    // Lapsed while it is still needed: reserved again at once.
    else await change({ status: 'failed', due_at: deps.now().toISOString() })
  } else if (deposit.decision) {
    return
  } else if (outcome === 'authorised') {
    const until = seen?.authorisedUntil
    if (!isHolding && deposit.payment_id) await voidSoon(tx, deposit.payment_id)
    await change({
      status: 'held',
      payment_id: payment.id,
      failure_code: null,
      // The amount was requested before some of the units came back.
      due_at:
        payment.amountCents > deposit.amount_cents
          ? deps.now().toISOString()
          : until
            ? new Date(depositRenewalAt(epochOf(until))).toISOString()
            : null,
    })
  } else {
    const failure = seen?.failure ?? null
    await change(
      deposit.status === 'held' ? { failure_code: failure } : { status: 'failed', failure_code: failure },
    )
  }
}

interface DepositChange {
  status: string
  payment_id: string
  failure_code: string | null
  due_at: string | null
  decision: string
  decided_cents: number
  captured_cents: number
}

const voidSoon = (tx: Transaction<Schema>, paymentId: string) =>
  tx.updateTable('payments').set({ check_at: '-infinity' }).where('id', '=', paymentId).execute()
