import type { Kysely } from 'kysely'
import { rawUseCase } from '#backend/functions/use-case.ts'
import type { Schema } from '#contract/schema.ts'
import { ok, refuse } from '#domain/result.ts'
import { type PaymentEvent, PaymentProviderError } from '#server/providers/provider.ts'
import { type LoadedPayment, selectPayments } from '../load-payment.ts'
import { settle } from '../settle.ts'
import { settleDispute } from '../settle-dispute.ts'

/**
 * Where the payment provider tells of changes. The event is only a reason to ask for the payment's state, so that one
 * that comes late, twice or out of order does no harm; what cannot be dealt with now is sent again.
 */
export const paymentWebhook = rawUseCase({
  name: 'payment-webhook',
  allow: 'anyone',
  async runRaw({ deps, now, request }, body) {
    const { payments, db } = deps
    const signature = request.headers.get(payments.signatureHeader) ?? undefined
    const event = payments.parseWebhook(body, signature, now)
    if (!event) return refuse('WEBHOOK_FORGED')
    if (event === 'unreadable') return refuse('BAD_INPUT')
    try {
      const dispute = event.disputeId && (await payments.retrieveDispute(event.disputeId))
      const payment = await findPayment(db.kysely, payments.name, { ...event, ...dispute, id: event.id })
      if (payment?.isKnown) return ok({ received: true })
      if (payment && dispute) await settleDispute(deps, payment.id, dispute)
      else if (payment) await settle(deps, payment.id, payment as LoadedPayment)
    } catch (error) {
      if (error instanceof PaymentProviderError) return refuse('PAYMENT_PROVIDER_DOWN')
      throw error
    }
    await db.kysely
      .insertInto('payment_events')
      .values({ provider: payments.name, event_id: event.id, type: event.type })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return ok({ received: true })
  },
})

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The payment that an event is about, if any, and whether it was handled before. */
const findPayment = (db: Kysely<Schema>, provider: string, event: PaymentEvent) =>
  selectPayments(db)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_events')
          .select('event_id')
          .where('provider', '=', provider)
          .where('event_id', '=', event.id),
      ).as('isKnown'),
    )
    .where('provider', '=', provider)
    // It may come before the answer in which the provider names it: then our id, which it keeps, leads to it.
    .where('id', '=', ({ fn, selectFrom, val }) =>
      fn.coalesce(
        selectFrom('payment_intents')
          .select('payment_id')
          .where('provider', '=', provider)
          .where('id', '=', event.paymentId),
        val(event.reference && UUID.test(event.reference) ? event.reference : null),
      ),
    )
    .executeTakeFirst()
