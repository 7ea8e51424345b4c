import { terms } from '../settings/terms.ts'

/** The KYC level that booking for this total (cents) takes: 2 above an amount (1,000.00 by default), else 1. */
export const requiredKycLevel = (totalCents: number): 1 | 2 => (totalCents > terms.selfieAboveCents ? 2 : 1)
