import type Stripe from 'stripe'
import type { DocumentType } from '#domain/kyc/document-type.ts'
import type { IdentityReason } from '#domain/moderation/reasons.ts'
import type { CheckedPerson, CheckOutcome, IdentityChecks } from '../identity-checks.ts'
import { PaymentProviderError } from '../provider.ts'
import { asked } from './asked.ts'
import { openStripe } from './open-stripe.ts'
import { signedEvent } from './signed-event.ts'
import type { StripeSettings } from './stripe-settings.ts'

const TYPES: Record<string, DocumentType> = {
  id_card: 'id_card',
  passport: 'passport',
  driving_license: 'driving_licence',
}

/** What Stripe says of a try that failed; whatever is missing here is no failure, and the person may go on. */
const REASONS: Record<string, IdentityReason> = {
  country_not_supported: 'wrong-document',
  document_type_not_supported: 'wrong-document',
  document_expired: 'expired-document',
  document_unverified_other: 'unreadable',
  selfie_document_missing_photo: 'unreadable',
  selfie_unverified_other: 'mismatch',
  selfie_face_mismatch: 'mismatch',
  selfie_manipulated: 'mismatch',
  under_supported_age: 'underage',
}

/** Date of birth, number and end of a document are answered only to who asks for each. */
const SENSITIVE = ['dob', 'number', 'expiration_date'].map(
  (field) => `last_verification_report.document.${field}`,
)

/** Stripe Identity by the official library: a document, and a picture of the face of who holds it. */
export function createStripeIdentity(settings: StripeSettings, webhookSecret: string): IdentityChecks {
  const sessions = openStripe(settings).identity.verificationSessions
  return {
    name: 'stripe',
    label: 'Stripe',
    signatureHeader: 'stripe-signature',
    async open({ idempotencyKey, checkId, email, returnUrl }) {
      const request: Stripe.Identity.VerificationSessionCreateParams = {
        type: 'document',
        options: { document: { require_matching_selfie: true } },
        ...(email && { provided_details: { email } }),
        metadata: { check_id: checkId },
        return_url: returnUrl,
      }
      const { id, url } = await asked(() => sessions.create(request, { idempotencyKey }))
      return { reference: id, url: url! }
    },
    goOn: async (reference) => (await asked(() => sessions.retrieve(reference))).url ?? undefined,
    async find(reference) {
      const session = await asked(() => sessions.retrieve(reference, { expand: SENSITIVE }))
      return outcomeOf(session)
    },
    async forget(reference) {
      const { status, redaction } = await asked(() => sessions.retrieve(reference))
      if (redaction) return
      if (status === 'requires_input') await asked(() => sessions.cancel(reference))
      await asked(() => sessions.redact(reference))
    },
    parseWebhook(rawBody, signature, now) {
      const event = signedEvent({ rawBody, signature, secret: webhookSecret, now })
      if (!event || event === 'unreadable') return event
      const reference = event.data.object.id
      return reference ? { reference } : 'unreadable'
    },
  }
}

function outcomeOf(session: Stripe.Identity.VerificationSession): CheckOutcome {
  const { status, last_error: error, last_verification_report: report, redaction } = session
  if (status === 'canceled' || redaction) return { status: 'closed' }
  if (status === 'processing') return { status: 'checking' }
  const attempt = typeof report === 'object' ? report?.id : report
  if (status === 'verified') {
    if (typeof report !== 'object' || !report?.document) throw unreadable(session.id)
    return { status: 'verified', attempt: report.id, person: personOf(session.id, report.document) }
  }
  const reason = REASONS[error?.code ?? '']
  return reason && attempt ? { status: 'rejected', attempt, reason } : { status: 'open' }
}

function personOf(id: string, document: Stripe.Identity.VerificationReport.Document): CheckedPerson {
  const { first_name, last_name, dob, number, expiration_date, issuing_country, type } = document
  const birthDate = dateOf(dob)
  if (!birthDate || !issuing_country) throw unreadable(id)
  return {
    firstName: first_name ?? '',
    lastName: last_name ?? '',
    birthDate,
    documentType: TYPES[type ?? ''] ?? 'id_card',
    documentNumber: number ?? '',
    country: issuing_country,
    validUntil: dateOf(expiration_date),
  }
}

type StripeDate = { day: number | null; month: number | null; year: number | null } | null | undefined

function dateOf(date: StripeDate): string | undefined {
  if (!date?.year || !date.month || !date.day) return
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.year}-${two(date.month)}-${two(date.day)}`
}

/** For example where the operator's key may not read dates of birth. */
const unreadable = (id: string) =>
  new PaymentProviderError('unavailable', `Check ${id} is verified, but the key may not read what it says.`)
