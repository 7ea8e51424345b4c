import type { ProvenStep } from '#domain/kyc/document.ts'
import type { KycStatus, KycStep } from '#domain/kyc/level.ts'

/** Response of `submit-identity`. */
export interface SubmittedIdentity {
  step: KycStep
  /** `verified` if this step had been approved before. */
  status: 'pending' | 'verified'
  kycLevel: number
  kycStatus: KycStatus
}

/** Response of `reset-identity`: back at the first step. */
export interface ResetIdentity {
  step: KycStep
  kycLevel: number
  kycStatus: KycStatus
}

/** Response of `approve-identity` and `reject-identity`. */
export interface DecidedIdentity {
  id: string
  status: 'verified' | 'rejected'
}

/** Response of `view-identity`. */
export interface IdentityProof {
  id: string
  step: ProvenStep
  /** What the person entered along with the document, by field. */
  details: Record<string, string>
  contentType: string
  /** The document's path below `/storage/v1`, with its access token. */
  path: string
  /** The other side, where one was handed in. */
  back?: { contentType: string; path: string }
  /** The time until which the path works (ISO 8601). */
  expiresAt: string
}

/** Response of `open-identity-check`: the page of the outside service, good for one visit. */
export interface OpenedIdentityCheck {
  url: string
}

/** Response of `refresh-identity-check`. */
export interface RefreshedIdentityCheck {
  status: 'open' | 'checking' | 'verified' | 'closed'
}
