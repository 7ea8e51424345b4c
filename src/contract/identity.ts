import type { ProvenStep } from '#domain/kyc/document.ts'
import type { KycStatus, KycStep } from '#domain/kyc/level.ts'

/** Answer of `submit-identity`. */
export interface SubmittedIdentity {
  step: KycStep
  /** `verified` when this step had been decided before. */
  status: 'pending' | 'verified'
  kycLevel: number
  kycStatus: KycStatus
}

/** Answer of `reset-identity`: back at the first step. */
export interface ResetIdentity {
  step: KycStep
  kycLevel: number
  kycStatus: KycStatus
}

/** Answer of `approve-identity` and `reject-identity`. */
export interface DecidedIdentity {
  id: string
  status: 'verified' | 'rejected'
}

/** Answer of `view-identity`. */
export interface IdentityProof {
  id: string
  step: ProvenStep
  /** The person's entries beside the document, by field. */
  details: Record<string, string>
  contentType: string
  /** The document below `/storage/v1`, with the token that opens it. */
  path: string
  /** Until when the path works (ISO 8601). */
  expiresAt: string
}
