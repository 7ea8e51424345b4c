export const KYC_LEVELS = { none: 0, basic: 1, intermediate: 2, advanced: 3, lender: 4, business: 5 } as const
export type KycLevelName = keyof typeof KYC_LEVELS

/** The steps in their order. */
export const KYC_STEPS = ['identity', 'selfie', 'address', 'business', 'complete'] as const
export type KycStep = (typeof KYC_STEPS)[number]

export const KYC_STATUSES = [
  'none',
  'basic',
  'intermediate',
  'advanced',
  'unverified',
  'pending',
  'verified',
  'rejected',
  'expired',
  'lender',
  'business',
] as const
export type KycStatus = (typeof KYC_STATUSES)[number]

/** The name of a level in a status. */
export const kycLevelName = (level: number): KycLevelName =>
  (Object.keys(KYC_LEVELS) as KycLevelName[]).find((name) => KYC_LEVELS[name] === level) ?? 'none'

/** Reads a status; whatever is unknown is `none`. */
export const kycStatusOf = (value: unknown): KycStatus =>
  KYC_STATUSES.find((known) => known === value) ?? 'none'

export interface KycProofs {
  identity: boolean
  selfie: boolean
  address: boolean
  payoutMethod: boolean
  business: boolean
}

/** The level that these verified proofs give: each builds on the one before. */
export function kycLevelOf(proofs: KycProofs): number {
  const order = [proofs.identity, proofs.selfie, proofs.address, proofs.payoutMethod, proofs.business]
  const missing = order.indexOf(false)
  return missing === -1 ? order.length : missing
}
