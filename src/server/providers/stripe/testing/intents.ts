import { type Answer, fault, ok } from './answer.ts'

export interface Refusal {
  code: string
  decline_code?: string
}

/** A payment intent as the double keeps it. */
export interface DoubleIntent {
  id: string
  amount: number
  currency: string
  status: string
  received: number
  refunded: number
  customer: string
  metadata: Record<string, string>
  clientSecret: string
  /** Unix seconds. */
  created: number
  method?: string
  refusal?: Refusal | undefined
  isDisputed?: boolean
}

interface TestCard {
  last4: string
  /** The bank's answers while the payer is present, and while they are away; undefined for yes. */
  there?: string
  away?: string
}

const CARDS: Record<string, TestCard> = {
  pm_card_visa: { last4: '4242' },
  pm_card_authenticationRequired: { last4: '3184', there: 'challenge', away: 'challenge' },
  pm_card_chargeDeclined: { last4: '0002', there: 'generic_decline', away: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: {
    last4: '9995',
    there: 'insufficient_funds',
    away: 'insufficient_funds',
  },
  pm_card_chargeCustomerFail: { last4: '0341', away: 'generic_decline' },
}

/** The behaviour of one of the cards of Stripe's test mode. */
export const cardOf = (method: string): TestCard => CARDS[method] ?? CARDS.pm_card_visa!

/** An intent as Stripe shows it, with charge and card expanded. */
export function intentView(intent: DoubleIntent): object {
  const isCharged = intent.status === 'requires_capture' || intent.received > 0
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.received,
    currency: intent.currency,
    customer: intent.customer,
    client_secret: intent.clientSecret,
    created: intent.created,
    metadata: intent.metadata,
    status: intent.status,
    last_payment_error: intent.refusal ?? null,
    latest_charge: isCharged
      ? {
          id: `ch_${intent.id}`,
          object: 'charge',
          disputed: intent.isDisputed === true,
          amount_refunded: intent.refunded,
          payment_method_details: { card: { capture_before: intent.created + 6 * 86_400 } },
        }
      : null,
    payment_method: intent.method
      ? {
          id: intent.method,
          object: 'payment_method',
          card: {
            brand: 'visa',
            last4: cardOf(intent.method).last4,
            exp_month: 12,
            exp_year: 2040,
            fingerprint: `fp_${cardOf(intent.method).last4}`,
          },
        }
      : null,
  }
}

/** A page of all intents, the newest first. */
export function listIntents(intents: ReadonlyMap<string, DoubleIntent>, query: URLSearchParams): Answer {
  const limit = Number(query.get('limit') ?? 10)
  if (limit > 100) return fault(400, 'parameter_invalid_integer')
  const within = [...intents.values()]
    .filter(({ created }) => created >= Number(query.get('created[gte]') ?? 0))
    .filter(({ created }) => created <= Number(query.get('created[lte]') ?? Number.POSITIVE_INFINITY))
    .toReversed()
    .toSorted((a, b) => b.created - a.created)
  const after = query.get('starting_after')
  const start = after ? within.findIndex(({ id }) => id === after) + 1 : 0
  if (after && start === 0) return fault(400, 'resource_missing')
  const page = within.slice(start, start + limit)
  const has_more = start + limit < within.length
  return ok({ object: 'list', has_more, data: page.map(intentView) })
}
