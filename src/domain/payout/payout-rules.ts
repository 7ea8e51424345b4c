import { KYC_LEVELS } from '../kyc/level.ts'
import { type Refusal, refuse } from '../result.ts'
import { terms } from '../settings/terms.ts'
import type { PayoutMethodStatus } from './payout-method.ts'

/**
 * The permission to decide on payouts. The table of permissions has no resource for them: to approve one is to check
 * that a person and their bank account belong together, as moderators check documents.
 */
export const DECIDES_PAYOUTS = { action: 'verify', resource: 'document' } as const

/** Whether two people have to approve so many cents to one person; a limit of 0 asks for one only. */
export const needsTwoPeople = (amountCents: number, fromCents: number): boolean =>
  fromCents > 0 && amountCents >= fromCents

/** A person's payouts that wait, or were approved within so long, count together for that limit. */
export const TOGETHER_MS = 24 * 3_600_000

/** Payout methods that one person may have at a time. */
export const MAX_PAYOUT_METHODS = 5

/** The accounts of the ledger from which users are paid. */
export const PAYOUT_ACCOUNTS = ['lender', 'affiliate'] as const
export type PayoutAccount = (typeof PAYOUT_ACCOUNTS)[number]

export interface WantedPayout {
  amountCents: number
  /** The balance of the account, in cents. */
  availableCents: number
  kycLevel: number
  /** The state of the method that the payout should go to; undefined if there is none. */
  method: PayoutMethodStatus | undefined
}

export type PayoutRefusal =
  | 'KYC_REQUIRED'
  | 'PAYOUT_METHOD_MISSING'
  | 'PAYOUT_METHOD_NOT_READY'
  | 'PAYOUT_TOO_SMALL'
  | 'PAYOUT_EXCEEDS_BALANCE'
  | 'AFFILIATE_BLOCKED'
  | 'PAYOUT_WITHHELD'

/** Why a payout cannot be requested; undefined where it can. */
export function payoutRefusal({
  amountCents,
  availableCents,
  kycLevel,
  method,
}: WantedPayout): Refusal<PayoutRefusal> | undefined {
  if (!method) return refuse('PAYOUT_METHOD_MISSING')
  if (method !== 'ready') return refuse('PAYOUT_METHOD_NOT_READY')
  if (kycLevel < KYC_LEVELS.lender)
    return refuse('KYC_REQUIRED', { required: KYC_LEVELS.lender, current: kycLevel })
  const minimumCents = terms.minPayoutCents
  if (amountCents < minimumCents) return refuse('PAYOUT_TOO_SMALL', { minimumCents })
  if (amountCents > availableCents) return refuse('PAYOUT_EXCEEDS_BALANCE', { availableCents })
}
