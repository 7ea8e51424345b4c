import type { Transaction } from 'kysely'
import type { CallingClient } from '#backend/functions/use-case.ts'
import type { Schema } from '#contract/schema.ts'

export interface BackOfficeAction {
  actorId: string
  /** The use case, e.g. `change-roles`. */
  action: string
  /** The person it was done to; none where it was done to the site. */
  subjectId?: string
  details: Record<string, unknown>
  at: Date
  /** From where it was done. */
  client?: CallingClient
}

/** Appends to the audit log, in the transaction of what was done. */
export async function recordAction(
  tx: Transaction<Schema>,
  { actorId, action, subjectId, details, at, client }: BackOfficeAction,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action,
      subject_id: subjectId ?? null,
      details: JSON.stringify(details),
      at: at.toISOString(),
      address: client?.address ?? null,
      device: client?.device ?? null,
    })
    .execute()
}
