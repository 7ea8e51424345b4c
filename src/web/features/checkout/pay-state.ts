import { codeOf } from '../../lib/errors.ts'

/** The progress of a payment after "Pay" was pressed. */
export type PayState =
  | { step: 'ready'; problem?: unknown }
  /** Server and bank are being asked. */
  | { step: 'asking' }
  /** The bank has promised the money, the booking is being made. */
  | { step: 'booking'; orderId: string }
  /** The payment was accepted, and the booking is not confirmed yet. */
  | { step: 'stuck'; orderId: string; problem: unknown }

export type PayEvent =
  | { type: 'pressed' }
  /** A field was missing, or the server or the bank refused. */
  | { type: 'refused'; problem?: unknown }
  | { type: 'authorised'; orderId: string }
  | { type: 'not-booked'; problem: unknown }
  | { type: 'retried' }

export const READY: PayState = { step: 'ready' }

/** The state after an event; an event that does not fit the state, such as a second press, changes nothing. */
export function payReducer(state: PayState, event: PayEvent): PayState {
  switch (event.type) {
    case 'pressed':
      return state.step === 'ready' ? { step: 'asking' } : state
    case 'refused':
      return state.step === 'asking' ? { step: 'ready', problem: event.problem } : state
    case 'authorised':
      return state.step === 'asking' ? { step: 'booking', orderId: event.orderId } : state
    case 'not-booked':
      if (state.step !== 'booking') return state
      return isCardRefused(event.problem)
        ? { step: 'ready', problem: event.problem }
        : { step: 'stuck', orderId: state.orderId, problem: event.problem }
    case 'retried':
      return state.step === 'stuck' ? { step: 'booking', orderId: state.orderId } : state
  }
}

/** Whether another card may be tried; whatever else went wrong leaves open what became of the money. */
export function isCardRefused(problem: unknown): boolean {
  const code = codeOf(problem)
  return code.startsWith('PAYMENT_') && code !== 'PAYMENT_PROVIDER_DOWN' && code !== 'PAYMENT_PENDING'
}

/** The reaction to a refusal: another view of the page, a refetch, or none. */
export type Lead = 'lapsed' | 'gone' | 'refresh' | 'stay'

const LEADS: Partial<Record<string, Lead>> = {
  HOLD_EXPIRED: 'lapsed',
  ITEMS_UNAVAILABLE: 'lapsed',
  CHECKOUT_REPLACED: 'refresh',
  DATES_GONE_PAYMENT_VOIDED: 'gone',
  PRICE_CHANGED: 'refresh',
  TERMS_CHANGED: 'refresh',
  KYC_REQUIRED: 'refresh',
}

/** The reaction to this refusal of a payment. */
export const leadOf = (problem: unknown): Lead => LEADS[codeOf(problem)] ?? 'stay'
