import { type KycStatus, type KycStep, kycStatusOf } from '#domain/kyc/level.ts'
import type { BrowserClient } from '../../lib/browser-client.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface Submission {
  step: KycStep
  status: 'pending' | 'verified' | 'rejected' | 'expired'
  /** Why it was rejected, as a code. */
  reason: string | null
  /** The moderator's message. */
  message: string | null
  /** ISO 8601. */
  submitted_at: string
  /** The last day of an identity document (`YYYY-MM-DD`); null for one without. */
  valid_until: string | null
}

export interface Identity {
  level: number
  status: KycStatus
  /** The last day (`YYYY-MM-DD`) of the identity document that counts; null for one without, and without one. */
  validUntil: string | null
  /** The check by an outside service that is under way. */
  check?: { status: 'open' | 'checking' }
  /** The newest submission of each step. */
  steps: Partial<Record<KycStep, Submission>>
}

/**
 * Loads level and submissions in one request: a level from before the decision beside submissions from after it would
 * look decided and wait forever.
 */
export async function loadIdentity(client: BrowserClient, userId: string): Promise<Identity> {
  const answer = await client
    .from('profiles')
    .select(
      'kyc_level, kyc_status, submissions:kyc_submissions!kyc_submissions_user_id_fkey(step, status, reason, message, submitted_at, valid_until), checks:identity_checks(status)',
    )
    .eq('id', userId)
    .in('checks.status', ['open', 'checking'])
    .order('submitted_at', { referencedTable: 'submissions', ascending: false })
    .single()
  const { kyc_level, kyc_status, submissions, checks } = unwrap(answer)
  const rows = submissions as Submission[]
  const steps: Identity['steps'] = {}
  for (const row of rows) steps[row.step] ??= row
  const counting = rows.find(({ step, status }) => step === 'identity' && status === 'verified')
  return {
    level: kyc_level,
    status: kycStatusOf(kyc_status),
    validUntil: counting?.valid_until ?? null,
    ...(checks[0] && { check: checks[0] as NonNullable<Identity['check']> }),
    steps,
  }
}
