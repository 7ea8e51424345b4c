import Stripe from 'stripe'
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRequest,
  type ProviderPayment,
} from '../provider.ts'
import { asked } from './asked.ts'
import { openStripe } from './open-stripe.ts'
import { retrieveAll, retrieveMany } from './retrieve-many.ts'
import { signedEvent } from './signed-event.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { DISPUTE_EXPANDED, toDispute } from './to-dispute.ts'
import { toFault } from './to-fault.ts'
import { toPayment } from './to-payment.ts'
import { OFFERED_WAYS } from './ways-to-pay.ts'

/**
 * Stripe by its official library: a payment is one payment intent for each of its parts, captured by hand.
 * A card's refusal is the state of its intent, never an error.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = openStripe(settings)
  const retrieve = async (ids: readonly string[]): Promise<ProviderPayment> =>
    toPayment(await asked(() => retrieveAll(stripe, ids)))
  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    retrieve,
    retrieveMany: (payments) => retrieveMany(stripe, payments),
    async createCustomer({ id, email, name }) {
      const request = { ...(email && { email }), ...(name && { name }), metadata: { user_id: id } }
      const customer = await asked(() =>
        stripe.customers.create(request, { idempotencyKey: `customer:${id}` }),
      )
      return customer.id
    },
    async createPayment(request) {
      const ids: string[] = []
      for (const index of request.parts.keys()) ids.push(await createIntent(stripe, request, index))
      return retrieve(ids)
    },
    async confirmWith(ids, method, key) {
      for (const intent of await asked(() => retrieveAll(stripe, ids))) {
        if (!OPEN.includes(intent.status)) continue
        const options = { idempotencyKey: `${key}:${intent.id}` }
        await unlessRefused(() =>
          stripe.paymentIntents.confirm(intent.id, { payment_method: method, use_stripe_sdk: true }, options),
        )
      }
      return retrieve(ids)
    },
    async capture(ids, { part, amountCents, idempotencyKey }) {
      const intent = await intentOf(stripe, ids, part)
      await asked(() =>
        stripe.paymentIntents.capture(intent.id, { amount_to_capture: amountCents }, { idempotencyKey }),
      )
      return retrieve(ids)
    },
    async void(ids, key) {
      for (const intent of await asked(() => retrieveAll(stripe, ids))) {
        if (intent.status === 'succeeded' || intent.status === 'canceled') continue
        const options = { idempotencyKey: `${key}:${intent.id}` }
        await asked(() => stripe.paymentIntents.cancel(intent.id, {}, options))
      }
      return retrieve(ids)
    },
    async refund(ids, { part, amountCents, idempotencyKey }) {
      const intent = await intentOf(stripe, ids, part)
      const request = { payment_intent: intent.id, amount: amountCents }
      const refund = await asked(() => stripe.refunds.create(request, { idempotencyKey }))
      return { id: refund.id, amountCents: refund.amount }
    },
    async retrieveDispute(id) {
      return toDispute(await asked(() => stripe.disputes.retrieve(id, { expand: DISPUTE_EXPANDED })))
    },
    async listDisputes(ids) {
      const expand = DISPUTE_EXPANDED.map((field) => `data.${field}`)
      const lists = await Promise.all(
        ids.map((payment_intent) => asked(() => stripe.disputes.list({ payment_intent, expand }))),
      )
      return lists.flatMap(({ data }) => data.map(toDispute)).toReversed()
    },
    async submitEvidence(id, { file, note, idempotencyKey }) {
      const options = { idempotencyKey: `${idempotencyKey}:submit` }
      const before = await asked(() => stripe.disputes.retrieve(id))
      // An answer that was lost: a submission cannot be made twice.
      if (!before.status.endsWith('needs_response'))
        throw new PaymentProviderError('wrong_state', `The dispute ${id} is ${before.status}.`)
      const data = { data: file, name: 'evidence.pdf', type: 'application/pdf' }
      const uploaded = await asked(() => stripe.files.create({ purpose: 'dispute_evidence', file: data }))
      const evidence = { uncategorized_file: uploaded.id, ...(note && { uncategorized_text: note }) }
      return toDispute(
        await asked(() =>
          stripe.disputes.update(id, { evidence, submit: true, expand: DISPUTE_EXPANDED }, options),
        ),
      )
    },
    async offerWallets(domain_name) {
      const { data } = await asked(() => stripe.paymentMethodDomains.list({ domain_name }))
      if (data.length > 0) return
      await asked(() => stripe.paymentMethodDomains.create({ domain_name }))
    },
    async removeMethod(method) {
      await asked(() => stripe.paymentMethods.detach(method)).catch((error: unknown) => {
        if (error instanceof PaymentProviderError && error.fault !== 'unavailable') return
        throw error
      })
    },
    parseWebhook: (rawBody, signature, now) => parseWebhook(rawBody, signature, settings.webhookSecret, now),
  }
}

const OPEN: Stripe.PaymentIntent.Status[] = ['requires_payment_method', 'requires_confirmation']

async function createIntent(stripe: Stripe, request: PaymentRequest, index: number): Promise<string> {
  const { key, amountCents } = request.parts[index]!
  const away = request.offSessionMethod
  const params: Stripe.PaymentIntentCreateParams = {
    amount: amountCents,
    currency: request.currency.toLowerCase(),
    capture_method: 'manual',
    allowed_payment_method_types: OFFERED_WAYS,
    customer: request.customer,
    metadata: { ...request.metadata, part: key },
    ...(away
      ? { payment_method: away, off_session: true, confirm: true }
      : { setup_future_usage: 'off_session' }),
  }
  const options = { idempotencyKey: `${request.idempotencyKey}:${index}` }
  try {
    return (await stripe.paymentIntents.create(params, options)).id
  } catch (error) {
    // Refused while the payer is away: the intent is there all the same, for the payer to go on with.
    const intent = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined
    if (intent) return intent.id
    throw toFault(error)
  }
}

async function intentOf(stripe: Stripe, ids: readonly string[], part: string): Promise<Stripe.PaymentIntent> {
  const intents = await asked(() => retrieveAll(stripe, ids))
  const intent = intents.find(({ metadata }) => metadata.part === part)
  if (!intent) throw new PaymentProviderError('not_found', `Payment ${ids.join(', ')} has no part ${part}.`)
  return intent
}

/** A refused card is no error: the intent says so. */
async function unlessRefused(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw toFault(error)
  }
}

function parseWebhook(
  rawBody: string,
  signature: string | undefined,
  secret: string,
  now: Date,
): PaymentEvent | 'unreadable' | undefined {
  const event = signedEvent({ rawBody, signature, secret, now })
  if (!event || event === 'unreadable') return event
  const { id, object, payment_intent, metadata } = event.data.object
  const paymentId = typeof payment_intent === 'string' ? payment_intent : id
  if (!paymentId) return 'unreadable'
  const reference = metadata?.payment_id
  return {
    id: event.id,
    type: event.type,
    paymentId,
    ...(reference && { reference }),
    ...(object === 'dispute' && id && { disputeId: id }),
  }
}
