import type { SupabaseClient } from '@supabase/supabase-js'
import type {
  CompletedCheckout,
  ConfirmedPayment,
  HeldBasket,
  StartedPayment,
  UnavailableLine,
} from '#contract/checkout.ts'
import type { Database } from '#contract/database.types.ts'
import type { ShownTerms } from '#domain/booking/shown-terms.ts'
import type { TestUser } from '#server/testing/app.ts'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  challenge: '4000 0027 6000 3184',
}

/** Response of a use case: its value, or the code and details of its refusal. */
export type Said<Value> = { status: number; value?: Value; code?: string; details?: Record<string, unknown> }

export interface Line {
  itemId: string
  start: string
  end: string
  quantity?: number
  deliveryMethod?: 'pickup' | 'delivery' | 'hub'
}

export interface StartChange {
  expectedTotalCents?: number
  deliveryMethod?: 'pickup' | 'delivery' | 'hub'
  deliveryAddress?: string
  hubId?: string
  terms?: ShownTerms
}

export type Who = Pick<TestUser, 'token'> | undefined

/** A checkout step by step. */
export interface Steps {
  say<Value>(as: Who, name: string, body?: object): Promise<Said<Value>>
  hold(as: Who, ...lines: Line[]): Promise<Said<HeldBasket>>
  start(as: Who, held: Said<HeldBasket>, change?: StartChange): Promise<Said<StartedPayment>>
  confirm(started: Said<StartedPayment>, number?: string): Promise<Said<ConfirmedPayment>>
  challenge(started: Said<StartedPayment>, approve: boolean): Promise<Said<ConfirmedPayment>>
  complete(as: Who, started: Said<StartedPayment>): Promise<Said<CompletedCheckout>>
  /** From basket to authorised payment, without asking for the bookings. */
  pay(as: Who, lines: Line[], number?: string): Promise<Said<StartedPayment>>
}

/** The steps of a checkout, said through the official client that `clientFor` makes. */
export function checkoutSteps(clientFor: (as: Who) => SupabaseClient<Database>): Steps {
  async function say<Value>(as: Who, name: string, body: object = {}): Promise<Said<Value>> {
    const request = { body: body as Record<string, unknown> }
    const { data, error, response } = await clientFor(as).functions.invoke(name, request)
    if (!error) return { status: response!.status, value: data }
    if (!response) throw error
    const { code, details } = (await response.json()) as Pick<Said<Value>, 'code' | 'details'>
    return { status: response.status, ...(code && { code }), ...(details && { details }) }
  }

  const steps: Steps = {
    say,
    hold: (as, ...lines) => say(as, 'place-hold', { lines }),
    start(as, held, { expectedTotalCents, ...choice } = {}) {
      const { reservationIds = [], totalCents = 0 } = held.value ?? {}
      const lines = reservationIds.map((reservationId) => ({
        reservationId,
        deliveryMethod: 'pickup',
        ...choice,
      }))
      return say(as, 'start-payment', { lines, expectedTotalCents: expectedTotalCents ?? totalCents })
    },
    confirm: (started, number = CARDS.good) =>
      say(undefined, 'confirm-test-payment', {
        clientSecret: started.value?.clientSecrets[0] ?? '',
        card: { number, expMonth: 12, expYear: 2040, cvc: '123', name: 'R Renter' },
      }),
    challenge: (started, approve) =>
      say(undefined, 'answer-test-challenge', {
        clientSecret: started.value?.clientSecrets[0] ?? '',
        approve,
      }),
    complete: (as, started) => say(as, 'complete-checkout', { orderId: started.value?.orderId ?? '' }),
    async pay(as, lines, number) {
      const started = await steps.start(as, await steps.hold(as, ...lines))
      await steps.confirm(started, number)
      return started
    },
  }
  return steps
}

/** The unavailable lines of a refusal. */
export const linesOf = (said: Said<unknown>): UnavailableLine[] =>
  (said.details?.lines ?? []) as UnavailableLine[]

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** A basket line for two days, from the midnight (UTC) that is `fromDays` after `now` on. */
export function lineOf(itemId: string, now: Date, fromDays = 3, change: Partial<Line> = {}): Line {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const [start, end] = [fromDays, fromDays + 2].map((days) =>
    new Date(midnight + days * DAY_MS).toISOString(),
  )
  return { itemId, start: start!, end: end!, ...change }
}
