import type { KycStatus, KycStep } from '#domain/kyc/level.ts'

/** What `submit-identity` answers. */
export interface SubmittedIdentity {
  step: KycStep
  /** `verified` when this step had been decided before. */
  status: 'pending' | 'verified'
  kycLevel: number
  kycStatus: KycStatus
}

/** What `reset-identity` answers: back at the first step. */
export interface ResetIdentity {
  step: KycStep
  kycLevel: number
  kycStatus: KycStatus
}
