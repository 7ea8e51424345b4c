import { type BookingTerms, currentTerms } from './booking-terms.ts'
import type { CancellationPolicy } from './cancellation.ts'

/** What a checkout shows of a line beside its price, and what its payer agrees to. */
export interface ShownTerms extends BookingTerms {
  /** Whether it is booked without an answer of the lender. */
  isInstant: boolean
  cancellationPolicy: CancellationPolicy
  /** The deposit for all units of the line, in cents. */
  depositCents: number
}

/** What of the terms is another one, by what it is about. */
export const TERMS_PARTS = ['answer', 'cancellation', 'deposit', 'late', 'reports'] as const
export type TermsPart = (typeof TERMS_PARTS)[number]

const PARTS: Record<TermsPart, (terms: ShownTerms) => unknown[]> = {
  answer: (terms) => [terms.isInstant],
  cancellation: ({ cancellationPolicy, refunds }) => [
    cancellationPolicy,
    ...refunds.flatMap(({ hours, percent }) => [hours, percent]),
  ],
  deposit: (terms) => [terms.depositCents],
  late: (terms) => [terms.lateGraceMinutes, terms.latePercent, terms.maxLateHours],
  reports: (terms) => [terms.claimHours],
}

/** The terms of a line as they are now. */
export const termsNow = (line: Omit<ShownTerms, keyof BookingTerms>): ShownTerms => ({
  ...currentTerms(line.cancellationPolicy),
  ...line,
})

/** The parts in which two terms differ; none where the same was agreed. */
export const changedParts = (one: ShownTerms, other: ShownTerms): TermsPart[] =>
  TERMS_PARTS.filter((part) => PARTS[part](one).join() !== PARTS[part](other).join())
