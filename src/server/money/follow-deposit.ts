import type { Updateable } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { depositRenewalAt } from '#domain/deposit/due-at.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { type DepositRow, deposit as kind } from './deposit.ts'
import type { FollowerContext, PaymentFollower } from './follower.ts'
import { giveUpPayments } from './give-up-payments.ts'
import { loadPayment } from './load-payment.ts'
import type { PaymentRow } from './payment-row.ts'
import { requestCharge } from './request-charge.ts'

/**
 * What becomes of a deposit with each of its authorisations. A new one replaces the one before, which is voided; one
 * that failed leaves the one before in place for as long as it lasts.
 */
export const followDeposit: PaymentFollower = {
  purposes: ['deposit'],

  async authorised(context, payment) {
    const deposit = await lock(context, payment)
    if (deposit.decision) return giveUp(context, payment.id)
    if (deposit.payment_id && deposit.payment_id !== payment.id) await giveUp(context, deposit.payment_id)
    await change(context, deposit, {
      payment_id: payment.id,
      failure_code: null,
      due_at: renewalOf(payment, deposit, context.now),
    })
    await step(context, deposit, 'hold')
  },

  async unanswered(context, payment) {
    const deposit = await lock(context, payment)
    if (deposit.decision) return giveUp(context, payment.id)
    await change(context, deposit, { failure_code: payment.failure_code })
    if (deposit.status !== 'held') return step(context, deposit, 'fail')
    const holding = deposit.payment_id ? await loadPayment(context.tx, deposit.payment_id) : undefined
    // A smaller authorisation of what is held already: the renter need not confirm it.
    if (holding && holding.id !== payment.id && payment.amount_cents < holding.amount_cents)
      await giveUp(context, payment.id)
  },

  async voided(context, payment) {
    const deposit = await lock(context, payment)
    if (deposit.payment_id !== payment.id) return
    if (deposit.decision === 'release') return step(context, deposit, 'release')
    if (deposit.decision !== 'capture') {
      // Lapsed while it is still needed: reserved again at once.
      await change(context, deposit, { due_at: context.now.toISOString() })
      return step(context, deposit, 'fail')
    }
    // The authorisation lapsed before a claim could be taken out of it: the card is charged instead.
    await change(context, deposit, { decision: 'release', decided_cents: 0 })
    await step(context, deposit, 'release')
    const charge = { bookingId: deposit.booking_id, cents: deposit.decided_cents, onceKey: payment.id }
    await requestCharge(context.tx, context.deps, { ...charge, purpose: 'claim' })
  },

  async captured(context, payment) {
    const deposit = await lock(context, payment)
    if (deposit.status !== 'held') return
    await change(context, deposit, { captured_cents: deposit.decided_cents })
    await step(context, deposit, 'capture')
  },
}

async function lock({ tx }: FollowerContext, { booking_id }: PaymentRow): Promise<DepositRow> {
  const deposit = await kind.lock(tx, booking_id!)
  if (!deposit) throw new Error(`Booking ${booking_id} has no deposit`)
  return deposit
}

const change = ({ tx }: FollowerContext, { booking_id }: DepositRow, to: Updateable<Schema['deposits']>) =>
  tx.updateTable('deposits').set(to).where('booking_id', '=', booking_id).execute()

async function step({ tx, deps }: FollowerContext, locked: DepositRow, name: string): Promise<void> {
  await transition(tx, deps, kind, { id: locked.id, name, actor: 'clock', locked })
}

const giveUp = ({ tx, deps }: FollowerContext, id: string) =>
  giveUpPayments(tx, deps, (where) => where('id', '=', id))

/** When it is reserved again: before the authorisation lapses, or at once where less is to be reserved by now. */
function renewalOf(payment: PaymentRow, deposit: DepositRow, now: Date): string | null {
  if (payment.amount_cents > deposit.amount_cents) return now.toISOString()
  const until = payment.authorised_until
  return until ? new Date(depositRenewalAt(epochOf(until))).toISOString() : null
}
