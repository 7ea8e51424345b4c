import type { ProvenStep } from '#domain/kyc/document.ts'
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

/** What `approve-identity` and `reject-identity` answer. */
export interface DecidedIdentity {
  id: string
  status: 'verified' | 'rejected'
}

/** What `view-identity` answers. */
export interface IdentityProof {
  id: string
  step: ProvenStep
  /** What the person wrote beside the document, by field. */
  details: Record<string, string>
  contentType: string
  /** The document below `/storage/v1`, with the token that opens it. */
  path: string
  /** Until when the path works (ISO 8601). */
  expiresAt: string
}
