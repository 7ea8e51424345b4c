import type { Refusal } from '#domain/result.ts'

/**
 * Every refusal of a use case and the HTTP status it travels with. The web has a sentence for each under
 * `errors.CODE`; `docs/error-codes.md` explains each to operators.
 */
export const REFUSALS = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  UNAUTHORIZED: 403,
  BLOCKED: 403,
  NOT_FOUND: 404,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  BODY_TOO_LARGE: 413,
  UNEXPECTED: 500,
  SERVICE_UNAVAILABLE: 503,

  ITEM_NOT_PUBLISHED: 409,
  ITEMS_UNAVAILABLE: 409,
  DATES_TAKEN: 409,
  TOO_MANY_HOLDS: 409,
  OWN_ITEM: 409,
  PERIOD_REVERSED: 422,
  PERIOD_PAST: 422,
  PERIOD_TOO_SOON: 422,
  PERIOD_TOO_FAR: 422,
  PERIOD_TOO_SHORT: 422,
  PERIOD_TOO_LONG: 422,
  PICK_UP_CLOSED: 422,
  RETURN_CLOSED: 422,
  QUANTITY_TOO_HIGH: 422,
  DELIVERY_NOT_OFFERED: 422,
  BASKET_EMPTY: 422,
  BASKET_FULL: 422,
  ADDRESS_MISSING: 422,
  HUB_MISSING: 422,

  HOLD_EXPIRED: 409,
  PRICE_CHANGED: 409,
  CHECKOUT_REPLACED: 409,
  KYC_REQUIRED: 403,
  KYC_ALREADY_PENDING: 409,
  KYC_STEP_MISSING: 409,
  IDENTITY_IN_USE: 409,
  DOCUMENT_MISSING: 422,
  DOCUMENT_WRONG_TYPE: 422,
  UNDERAGE: 403,
  PAYMENT_PENDING: 409,
  PAYMENT_DECLINED: 402,
  PAYMENT_INSUFFICIENT_FUNDS: 402,
  PAYMENT_CARD_EXPIRED: 402,
  PAYMENT_CARD_INVALID: 402,
  PAYMENT_TEST_CARD_NEEDED: 402,
  PAYMENT_CHALLENGE_FAILED: 402,
  PAYMENT_PROVIDER_DOWN: 503,
  DATES_GONE_PAYMENT_VOIDED: 409,
  WEBHOOK_FORGED: 400,

  WRONG_ACTOR: 403,
  WRONG_STATE: 409,
  CHANGED_MEANWHILE: 409,
  REFUND_CHANGED: 409,
  HANDOVER_TOO_EARLY: 409,
  HANDOVER_CODE_WRONG: 422,

  LISTING_INCOMPLETE: 422,
  ITEM_REMOVED: 409,
  REASON_MISSING: 422,
  WEEKLY_HOURS_WRONG: 422,

  SECOND_FACTOR_NEEDED: 403,
  REAUTHENTICATION_NEEDED: 403,
  LAST_ADMIN: 409,
  ACCOUNT_HAS_BOOKINGS: 409,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof REFUSALS

/** The body of a refused use case. */
export interface RefusalBody {
  code: RefusalCode
  message: string
  details: Record<string, unknown> | null
}

export const refusalBody = (refusal: Refusal<RefusalCode>): RefusalBody => ({
  code: refusal.code,
  message: refusal.code.toLowerCase().replaceAll('_', ' '),
  details: refusal.details ?? null,
})
