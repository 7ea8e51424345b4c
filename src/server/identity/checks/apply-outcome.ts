import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import type { ProvenStep } from '#domain/kyc/document.ts'
import { isAdult } from '#domain/kyc/is-adult.ts'
import { isExpired } from '#domain/kyc/validity.ts'
import type { IdentityReason } from '#domain/moderation/reasons.ts'
import { isPlainName } from '#domain/plain-name.ts'
import type { Deps } from '#server/deps.ts'
import type { CheckedPerson, CheckOutcome } from '#server/providers/identity-checks.ts'
import { decideSubmission } from '../decide-submission.ts'
import { numberHash } from '../number-hash.ts'
import { listenerOf, tellOfDecision, type Verdict } from '../tell-of-decision.ts'

type Tx = Transaction<Schema>
export type CheckStatus = 'open' | 'checking' | 'verified' | 'closed'

/** A document and a face: what a check proves. */
const PROVED: readonly ProvenStep[] = ['identity', 'selfie']

/**
 * Keeps what became of a check: proofs that are verified or rejected, the level that follows, and a mail to the person.
 * Each try counts once, in whatever order and however often it is told. Answers how the check is now.
 */
export async function applyOutcome(
  tx: Tx,
  deps: Deps,
  id: string,
  outcome: CheckOutcome,
): Promise<CheckStatus> {
  const now = deps.now()
  const { user_id: userId } = await tx
    .selectFrom('identity_checks')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // The person first, as everything does that changes their identity.
  if (userId) await tx.selectFrom('profiles').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const check = await tx
    .selectFrom('identity_checks')
    .select(['status', 'attempt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const before = check.status as CheckStatus
  if (!userId || before === 'verified' || before === 'closed') return before

  const isTold = 'attempt' in outcome && outcome.attempt === check.attempt
  const reason = isTold ? undefined : reasonAgainst(outcome, now)
  const status = statusAfter(outcome, reason)
  await tx
    .updateTable('identity_checks')
    .set({
      status,
      looked_at: now.toISOString(),
      ...('attempt' in outcome && { attempt: outcome.attempt }),
      ...(status === 'closed' && { forget_at: now.toISOString() }),
    })
    .where('id', '=', id)
    .execute()
  if (isTold) return status
  if (reason) await decide(tx, deps, { id, userId }, ['identity'], { status: 'rejected', reason })
  else if (outcome.status === 'verified')
    await decide(tx, deps, { id, userId }, PROVED, { status: 'verified' }, outcome.person)
  return status
}

/** Why the check proves nothing here: by the service's own words, or because of what the document says. */
function reasonAgainst(outcome: CheckOutcome, now: Date): IdentityReason | undefined {
  if (outcome.status === 'rejected') return outcome.reason
  if (outcome.status !== 'verified') return
  const { person } = outcome
  if (!isAdult(person.birthDate, now.getTime())) return 'underage'
  if (person.validUntil && isExpired(person.validUntil, now.getTime())) return 'expired-document'
  if (!KYC_COUNTRIES.some((country) => country === person.country)) return 'wrong-document'
  if (!isPlainName(nameOf(person)) || !person.documentNumber) return 'unreadable'
}

/** Nobody can go on with a check that the service holds for verified. */
const statusAfter = (outcome: CheckOutcome, reason: IdentityReason | undefined): CheckStatus => {
  if (outcome.status === 'verified') return reason ? 'closed' : 'verified'
  return outcome.status === 'rejected' ? 'open' : outcome.status
}

async function decide(
  tx: Tx,
  deps: Deps,
  check: { id: string; userId: string },
  steps: readonly ProvenStep[],
  verdict: Verdict,
  person?: CheckedPerson,
): Promise<void> {
  const at = deps.now()
  const { userId } = check
  const listener = await listenerOf(tx, userId)
  if (person)
    await tx
      .updateTable('profiles')
      .set({ name: nameOf(person) })
      .where('id', '=', userId)
      .where('name', '=', '')
      .execute()
  const ids: string[] = []
  for (const step of steps) {
    if (verdict.status === 'verified') await withdrawPending(tx, userId, step, at)
    const id = await handIn(tx, deps, check, step, step === 'identity' ? person : undefined)
    if (!id) return
    await decideSubmission(tx, id, { ...verdict, at })
    ids.push(id)
  }
  const [id] = ids
  await tellOfDecision(tx, deps.config.siteUrl, listener, { id: id!, step: steps[0]! }, verdict)
}

/** What was sent to be looked at by hand needs nobody any more; the job of old proofs deletes it. */
const withdrawPending = (tx: Tx, userId: string, step: ProvenStep, at: Date) =>
  tx
    .updateTable('kyc_submissions')
    .set({
      status: 'expired',
      reason: 'replaced',
      decided_at: at.toISOString(),
      kept_until: at.toISOString(),
    })
    .where('user_id', '=', userId)
    .where('step', '=', step)
    .where('status', '=', 'pending')
    .execute()

/** The proof to be decided; nothing where another one, sent by hand, waits to be looked at. */
async function handIn(
  tx: Tx,
  { config, now }: Deps,
  check: { id: string; userId: string },
  step: ProvenStep,
  person: CheckedPerson | undefined,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('kyc_submissions')
    .values({
      user_id: check.userId,
      step,
      check_id: check.id,
      submitted_at: now().toISOString(),
      valid_until: person?.validUntil ?? null,
      number_hash: person ? sql<string>`${numberHash(config, person)}` : null,
      details: JSON.stringify(person ? kept(person) : {}),
    })
    // Written out: by a prepared statement's parameter PostgreSQL does not find the index.
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'step']).where(sql<boolean>`status = 'pending'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Of the number only its end, as of one that was typed. */
function kept({ documentNumber, validUntil, ...details }: CheckedPerson): Record<string, string> {
  return {
    ...details,
    ...(validUntil && { validUntil }),
    documentNumberEnd: documentNumber.slice(-4),
  }
}

const nameOf = ({ firstName, lastName }: CheckedPerson): string =>
  `${firstName} ${lastName}`.trim().slice(0, 80)
