import type { Checkout as CheckoutAnswer } from '#contract/checkout.ts'
import { readBookingData } from '#domain/basket/booking-data.ts'
import { setTerms } from '#domain/settings/terms.ts'
import type { Language } from '../../i18n/languages.ts'
import { callFunction } from '../../lib/call-function.ts'
import { readStored } from '../../lib/use-local-storage.ts'
import { type CheckoutLine, checkoutLine } from './checkout-line.ts'

/** The state of this person's checkout according to the server. */
export interface Checkout extends Omit<CheckoutAnswer, 'lines' | 'endsAt' | 'now'> {
  lines: readonly CheckoutLine[]
  /** Epoch ms by this device's clock: when the first hold lapses. */
  endsAt: number
}

/** A smaller difference comes from the answer's way here, not from a wrong clock. */
const CLOCK_TOLERANCE_MS = 1_500

/** Asks once for all that the page shows of what this browser holds or wants. */
export async function loadCheckout(language: Language): Promise<Checkout> {
  const data = readBookingData(readStored('bookingData'))
  const answer = await callFunction<CheckoutAnswer>('get-checkout', {
    lines: data?.lines.map(({ product, startDate, endDate, quantity }) => ({
      itemId: product.id,
      start: startDate,
      end: endDate,
      quantity,
    })),
    reservationIds: data?.reservationIds,
  })
  const { lines, endsAt, now, ...rest } = answer
  // The page may have been loaded before the operator changed them; a server of an older version says nothing of them.
  if (answer.terms) setTerms(answer.terms)
  return {
    ...rest,
    lines: lines.map((line) => checkoutLine(line, language, data)),
    endsAt: endsAt ? onThisClock(endsAt, now) : 0,
  }
}

/** A phone whose clock is ten minutes off must not show ten minutes too many of a hold. */
function onThisClock(instant: string, now: string): number {
  const offset = Date.parse(now) - Date.now()
  return Date.parse(instant) - (Math.abs(offset) > CLOCK_TOLERANCE_MS ? offset : 0)
}
