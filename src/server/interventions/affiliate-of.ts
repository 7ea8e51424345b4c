import type { AdjustmentKind } from '#domain/money/adjustment.ts'

/** Whose commission an adjustment takes back; null for money of the rental itself. */
export const affiliateOf = (kind: AdjustmentKind, affiliateId: string | undefined): string | null =>
  kind === 'commission' ? (affiliateId ?? null) : null
