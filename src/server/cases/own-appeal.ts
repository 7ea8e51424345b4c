import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { CaseSubject } from '#domain/moderation/cases.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import { SUBJECT_COLUMN } from './case-row.ts'

interface DecidedAppeal {
  /** Of the case or the claim. */
  id: string
  userId: string
  /** Whether only an admin makes this decision. */
  byAdmin: boolean
}

/**
 * Whether an appeal objects to what this member of the team decided: nothing where it does not, `another` where a colleague
 * could decide on it, `alone` where nobody else could.
 */
export async function ownAppeal(
  tx: Transaction<Schema>,
  { id, userId, byAdmin }: DecidedAppeal,
): Promise<'another' | 'alone' | undefined> {
  const { rows } = await sql<{ others: boolean; other_admins: boolean }>`
    select others, other_admins from public.own_appeal(${id}, ${userId})`.execute(tx)
  const [own] = rows
  if (!own) return
  return (byAdmin ? own.other_admins : own.others) ? 'another' : 'alone'
}

/** Refuses who decided first to decide on the appeal (SECOND_PERSON_NEEDED), unless nobody else on the team could. */
export const ownAppealRefusal = async (
  tx: Transaction<Schema>,
  appeal: DecidedAppeal,
): Promise<Refusal<'SECOND_PERSON_NEEDED'> | undefined> =>
  (await ownAppeal(tx, appeal)) === 'another' ? refuse('SECOND_PERSON_NEEDED') : undefined

/** The same where an admin takes a decision on a subject back, which answers the open appeals about it. */
export async function takenBackRefusal(
  tx: Transaction<Schema>,
  { subject, id, userId }: { subject: CaseSubject; id: string; userId: string },
): Promise<Refusal<'SECOND_PERSON_NEEDED'> | undefined> {
  const appeals = await tx
    .selectFrom('cases')
    .select('id')
    .where(SUBJECT_COLUMN[subject], '=', id)
    .where('reason', '=', 'appeal')
    .where('status', '=', 'open')
    .execute()
  for (const appeal of appeals) {
    const refusal = await ownAppealRefusal(tx, { id: appeal.id, userId, byAdmin: true })
    if (refusal) return refusal
  }
  return undefined
}
