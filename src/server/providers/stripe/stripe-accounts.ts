import type Stripe from 'stripe'
import { BankRefused, type OrderStatus, type PaymentOrder } from '../bank.ts'
import type { PayoutAccounts, ProviderAccount } from '../payout-accounts.ts'
import { PaymentProviderError } from '../provider.ts'
import { asked } from './asked.ts'
import { openStripe } from './open-stripe.ts'
import { payoutFailure } from './payout-failure.ts'
import { type StripeEvent, signedEvent } from './signed-event.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** Payouts of one account since its transfer, among which ours is looked for. */
const LISTED = 100

/** An account that its owner closed, or cut off from the platform. */
const CLOSED: ProviderAccount = {
  isSubmitted: true,
  isEnabled: false,
  needsOwner: false,
  isClosed: true,
  last4: null,
}

/**
 * Stripe Connect by the official library: Express accounts of lenders. A payout is a transfer from the platform's
 * balance to the account and, from there, a payout to the bank behind it; the order has the ids of both.
 */
export function createStripeAccounts(settings: StripeSettings, webhookSecrets: string[]): PayoutAccounts {
  const stripe = openStripe(settings)
  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    async createAccount({ idempotencyKey, userId, email, country }) {
      const request: Stripe.AccountCreateParams = {
        country,
        ...(email && { email }),
        controller: {
          fees: { payer: 'application' },
          losses: { payments: 'application' },
          stripe_dashboard: { type: 'express' },
        },
        capabilities: { transfers: { requested: true } },
        // Each of our payouts is one of Stripe's, so that what becomes of it can be told.
        settings: { payouts: { schedule: { interval: 'manual' } } },
        metadata: { user_id: userId },
      }
      return (await asked(() => stripe.accounts.create(request, { idempotencyKey }))).id
    },
    async openOnboarding(account, { returnUrl, refreshUrl }) {
      const link = await asked(() =>
        stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        }),
      )
      return link.url
    },
    async findAccount(id) {
      try {
        return toAccount(await asked(() => stripe.accounts.retrieve(id)))
      } catch (error) {
        if (error instanceof PaymentProviderError && error.fault === 'not_found') return CLOSED
        throw error
      }
    },
    async pay(order) {
      const transfer = await transferFor(stripe, order)
      if (transfer.reversed) throw new BankRefused('transfer_reversed')
      const payout = await payoutFor(stripe, order, transfer)
      return { ids: [transfer.id, payout.id] }
    },
    find: (ids) => findOrder(stripe, ids),
    recall: ([transferId]) => recall(stripe, transferId!),
    sendAgain: ([transferId], cents, key) => sendAgain(stripe, transferId!, cents, key),
    parseWebhook(rawBody, signature, now) {
      for (const secret of webhookSecrets) {
        const event = signedEvent({ rawBody, signature, secret, now })
        if (event) return event === 'unreadable' ? event : toEvent(event)
      }
    },
  }
}

/** The order's transfer, found by its group where Stripe has forgotten the idempotency key, which it does in a day. */
async function transferFor(
  stripe: Stripe,
  { payoutId, idempotencyKey, amountCents, currency, destination, reference }: PaymentOrder,
): Promise<Stripe.Transfer> {
  const group = `payout:${payoutId}`
  const [known] = await transfersOf(stripe, group)
  if (known) return known
  const request: Stripe.TransferCreateParams = {
    amount: amountCents,
    currency: currency.toLowerCase(),
    destination,
    transfer_group: group,
    description: reference,
    metadata: { payout_id: payoutId },
  }
  return refusing(() => stripe.transfers.create(request, { idempotencyKey: `${idempotencyKey}:transfer` }))
}

/** The payout from the account to its bank. Where Stripe refuses it, the transfer comes back before that is said. */
async function payoutFor(
  stripe: Stripe,
  { payoutId, idempotencyKey, amountCents, currency, destination, reference }: PaymentOrder,
  transfer: Stripe.Transfer,
): Promise<Stripe.Payout> {
  const within = { stripeAccount: destination }
  const since = { created: { gte: transfer.created }, limit: LISTED }
  const known = await asked(() => stripe.payouts.list(since, within))
  const own = known.data.find(({ metadata }) => metadata?.payout_id === payoutId)
  if (own) return own
  const request: Stripe.PayoutCreateParams = {
    amount: amountCents,
    currency: currency.toLowerCase(),
    description: reference,
    metadata: { payout_id: payoutId },
  }
  try {
    return await refusing(() =>
      stripe.payouts.create(request, { ...within, idempotencyKey: `${idempotencyKey}:payout` }),
    )
  } catch (error) {
    if (error instanceof BankRefused) await reverse(stripe, transfer.id)
    throw error
  }
}

/** A permanent refusal by Stripe makes a refused order; a temporary one is the provider's fault. */
async function refusing<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked(ask)
  } catch (error) {
    const { cause, fault } = error as PaymentProviderError
    const code = (cause as Stripe.errors.StripeError | undefined)?.code ?? ''
    // The platform's own balance may be too low today; that is for the operator to fix, not a reason to refuse.
    if (code === 'balance_insufficient') {
      throw new PaymentProviderError('unavailable', 'The balance at Stripe is too low.', { cause })
    }
    if (fault === 'unavailable' || fault === 'key_reused') throw error
    throw new BankRefused(payoutFailure(code))
  }
}

async function findOrder(stripe: Stripe, [transferId, payoutId]: readonly string[]): Promise<OrderStatus> {
  try {
    const transfer = await asked(() => stripe.transfers.retrieve(transferId!))
    const within = { stripeAccount: String(transfer.destination) }
    const payout = await asked(() => stripe.payouts.retrieve(payoutId!, {}, within))
    const returnedCents = transfer.amount_reversed > 0 ? transfer.amount - (await outOf(stripe, transfer)) : 0
    if (payout.status === 'failed' || payout.status === 'canceled') {
      const isOut = returnedCents < transfer.amount
      return { status: 'failed', code: payoutFailure(payout.failure_code ?? ''), isOut }
    }
    // An amount that the operator took back after the bank had it is owed by the account: the person has been paid.
    return payout.status === 'paid' ? { status: 'paid', returnedCents } : { status: 'pending' }
  } catch (error) {
    if (error instanceof PaymentProviderError && error.fault === 'not_found') return { status: 'missing' }
    throw error
  }
}

/** The transfers of a group, the first one first: others were sent after something had been taken back. */
async function transfersOf(stripe: Stripe, group: string): Promise<Stripe.Transfer[]> {
  const { data } = await asked(() => stripe.transfers.list({ transfer_group: group, limit: LISTED }))
  return data.toReversed()
}

/** The amount of an order that has left, in cents, however often it was taken back and sent again. */
async function outOf(stripe: Stripe, { transfer_group: group }: Stripe.Transfer): Promise<number> {
  const all = await transfersOf(stripe, group!)
  return all.reduce((sum, each) => sum + each.amount - each.amount_reversed, 0)
}

async function sendAgain(stripe: Stripe, transferId: string, cents: number, key: string): Promise<void> {
  const transfer = await asked(() => stripe.transfers.retrieve(transferId))
  const missing = transfer.amount - (await outOf(stripe, transfer))
  // Also where the answer was lost, and Stripe has forgotten the key since.
  if (missing <= 0) return
  const amount = Math.min(cents, missing)
  const request: Stripe.TransferCreateParams = {
    amount,
    currency: transfer.currency,
    destination: String(transfer.destination),
    transfer_group: transfer.transfer_group!,
    ...(transfer.description && { description: transfer.description }),
    metadata: transfer.metadata,
  }
  // Stripe refuses a key for another amount, for which there is a reason where some of it was taken back meanwhile.
  await asked(() => stripe.transfers.create(request, { idempotencyKey: `${key}:${amount}` }))
}

async function recall(stripe: Stripe, transferId: string): Promise<void> {
  const { transfer_group: group } = await asked(() => stripe.transfers.retrieve(transferId))
  for (const { id } of await transfersOf(stripe, group!)) await reverse(stripe, id)
}

async function reverse(stripe: Stripe, transferId: string): Promise<void> {
  const { reversed } = await asked(() => stripe.transfers.retrieve(transferId))
  if (reversed) return
  const options = { idempotencyKey: `${transferId}:reversal` }
  await asked(() => stripe.transfers.createReversal(transferId, {}, options))
}

function toAccount(account: Stripe.Account): ProviderAccount {
  const { requirements, details_submitted, payouts_enabled, capabilities } = account
  const due = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])]
  const bank = account.external_accounts?.data[0]
  return {
    isSubmitted: details_submitted === true,
    isEnabled: payouts_enabled === true && capabilities?.transfers === 'active',
    needsOwner: due.length > 0,
    isClosed: (requirements?.disabled_reason ?? '').startsWith('rejected.'),
    last4: bank && 'last4' in bank ? bank.last4 : null,
  }
}

function toEvent({ id, type, account, data }: StripeEvent) {
  const subject = data.object
  const about = account ?? (subject.object === 'account' ? subject.id : undefined)
  const payoutId = subject.metadata?.payout_id
  return { id, type, ...(about && { account: about }), ...(payoutId && { payoutId }) }
}
