import { type Answer, fault, ok } from './answer.ts'

/** A document as its owner shows it. */
export interface DoubleDocument {
  first_name: string
  last_name: string
  dob: { day: number; month: number; year: number }
  number: string
  expiration_date: { day: number; month: number; year: number } | null
  issuing_country: string
  type: 'passport' | 'id_card' | 'driving_license'
}

interface Verification {
  id: string
  status: 'requires_input' | 'processing' | 'verified' | 'canceled'
  url: string | null
  last_error: { code: string; reason: string } | null
  report: { id: string; document: object } | null
  redaction: { status: 'processing' } | null
  metadata: Record<string, string>
  return_url: string
  email: string
  wantsSelfie: boolean
}

/** The part of the double that is Stripe Identity. */
export interface DoubleVerifications {
  all: Map<string, Verification>
  /** Answers `/v1/identity/verification_sessions`, the rest of the path given. */
  answer(path: string[], form: Record<string, unknown>, query: URLSearchParams): Answer
  /** The person has shown everything, and Stripe looks at it. */
  submit(id: string): void
  /** Stripe finds that document and face are right. */
  accept(id: string, document: DoubleDocument): void
  /** Stripe does not; the person may try again. */
  refuse(id: string, code: string): void
  view(id: string): object
}

export function createVerifications(newId: (prefix: string) => string): DoubleVerifications {
  const all = new Map<string, Verification>()
  const pageOf = () => `https://verify.stripe.test/start/${newId('page')}`

  function create(form: Record<string, unknown>): Answer {
    if (form.type !== 'document') return fault(400, 'parameter_invalid_string')
    const options = (form.options ?? {}) as Record<string, string>
    const session: Verification = {
      id: newId('vs'),
      status: 'requires_input',
      url: pageOf(),
      last_error: null,
      report: null,
      redaction: null,
      metadata: (form.metadata ?? {}) as Record<string, string>,
      return_url: String(form.return_url),
      email: (form.provided_details as { email?: string } | undefined)?.email ?? '',
      wantsSelfie: options['document.require_matching_selfie'] === 'true',
    }
    all.set(session.id, session)
    return ok(viewOf(session, false))
  }

  function act(session: Verification, action: string | undefined): Answer {
    if (action === 'cancel') {
      if (session.status !== 'requires_input') return fault(400, 'resource_already_canceled')
      Object.assign(session, { status: 'canceled', url: null })
    }
    if (action === 'redact') {
      if (session.status === 'processing') return fault(400, 'verification_session_processing')
      Object.assign(session, { redaction: { status: 'processing' }, report: null, url: null })
    }
    return ok(viewOf(session, false))
  }

  return {
    all,
    answer([id, action], form, query) {
      if (!id) return create(form)
      const session = all.get(id)
      if (!session) return fault(404, 'resource_missing')
      if (action) return act(session, action)
      // Each visit has a page of its own.
      if (session.status === 'requires_input') session.url = pageOf()
      const expanded = [...query.entries()].some(
        ([name, value]) => name.startsWith('expand') && value.startsWith('last_verification_report'),
      )
      return ok(viewOf(session, expanded))
    },
    submit: (id) => void Object.assign(all.get(id)!, { status: 'processing', url: null, last_error: null }),
    accept(id, document) {
      const report = { id: newId('vr'), document: { object: 'document', status: 'verified', ...document } }
      Object.assign(all.get(id)!, { status: 'verified', url: null, last_error: null, report })
    },
    refuse(id, code) {
      const report = { id: newId('vr'), document: { status: 'unverified' } }
      const last_error = { code, reason: code }
      Object.assign(all.get(id)!, { status: 'requires_input', url: pageOf(), last_error, report })
    },
    view: (id) => viewOf(all.get(id)!, false),
  }
}

const viewOf = ({ report, email: _, wantsSelfie: __, ...session }: Verification, expanded: boolean) => ({
  ...session,
  object: 'identity.verification_session',
  type: 'document',
  last_verification_report: expanded ? report : (report?.id ?? null),
})
