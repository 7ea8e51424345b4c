import type { Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import type { Actor } from '#domain/access/permissions.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import type { CaseRow } from './case-row.ts'

/**
 * The member of the team who works on a case, as they are after it was locked: an admin whom another one has just
 * blocked judges nobody. Refused: BLOCKED, NOT_FOUND for others, UNAUTHORIZED on a case of their own.
 */
export async function mayWorkOn(
  tx: Transaction<Schema>,
  row: CaseRow | undefined,
  userId: string,
): Promise<Result<{ row: CaseRow; actor: Actor }, RefusalCode>> {
  const actor = await loadActor(tx, userId)
  if (!actor) return refuse('BLOCKED')
  if (!row?.kind.isDecidedBy(actor)) return refuse('NOT_FOUND')
  if ([row.reporterId, ...row.subject.concerned].includes(userId)) return refuse('UNAUTHORIZED')
  return ok({ row, actor })
}
