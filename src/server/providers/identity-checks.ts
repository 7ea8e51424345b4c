import type { DocumentType } from '#domain/kyc/document-type.ts'
import type { IdentityReason } from '#domain/moderation/reasons.ts'

/** A person whose document and face the provider compares. */
export interface CheckRequest {
  /** The same key answers the same check. */
  idempotencyKey: string
  checkId: string
  email: string
  /** The page to which the provider sends the person back. */
  returnUrl: string
}

/** A check as its provider calls it, and the page on which the person goes on; good for one visit. */
export interface OpenedCheck {
  reference: string
  url: string
}

/** What a document says, as the provider read it. */
export interface CheckedPerson {
  firstName: string
  lastName: string
  /** `YYYY-MM-DD`. */
  birthDate: string
  documentType: DocumentType
  documentNumber: string
  /** ISO 3166, of the authority that issued the document. */
  country: string
  /** The last day of the document (`YYYY-MM-DD`), where it has one. */
  validUntil: string | undefined
}

/**
 * What became of a check. A rejected one may be tried again by its person; `attempt` tells the tries apart. `closed` is one
 * with which nobody can go on.
 */
export type CheckOutcome =
  | { status: 'open' | 'checking' | 'closed' }
  | { status: 'verified'; attempt: string; person: CheckedPerson }
  | { status: 'rejected'; attempt: string; reason: IdentityReason }

/**
 * An outside service that checks who people are, on pages of its own: a document, and the face of whoever shows it. All
 * methods throw a `PaymentProviderError`.
 */
export interface IdentityChecks {
  /** As in `identity_checks.provider`. */
  readonly name: 'stripe'
  /** As people know it. */
  readonly label: string
  /** The header that carries a webhook's signature. */
  readonly signatureHeader: string
  open(request: CheckRequest): Promise<OpenedCheck>
  /** The page of a check that is open; none for one with which nobody can go on. */
  goOn(reference: string): Promise<string | undefined>
  find(reference: string): Promise<CheckOutcome>
  /** Ends a check and has everything deleted that the provider keeps of it. */
  forget(reference: string): Promise<void>
  /** The check that an event is about; nothing when its signature is forged or too old. The event is only a hint. */
  parseWebhook(
    rawBody: string,
    signature: string | undefined,
    now: Date,
  ): { reference: string } | 'unreadable' | undefined
}
