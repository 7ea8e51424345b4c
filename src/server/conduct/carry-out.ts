import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type PersonDecision, STATUS_AFTER } from '#domain/moderation/person-reports.ts'
import { recordAction } from '#server/administration/record-action.ts'
import type { Deps } from '#server/deps.ts'
import { type DecidedPersonReport, notifyPerson, notifyReporters } from './notify.ts'

const ACTIONS: Record<PersonDecision, string> = {
  dismiss: 'dismiss-person-report',
  warn: 'warn-person',
  block: 'block-person',
  lift: 'lift-conduct',
}

/**
 * Carries out what was decided on a report of a person, in the caller's transaction, which holds the person's row: a warning
 * or a block answers every open report of them. What is booked stays booked; who is blocked books and offers nothing new.
 */
export async function carryOut(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'config'>,
  decided: DecidedPersonReport,
): Promise<void> {
  const { report, decision, why, actorId, at } = decided
  const { id, person_id: personId } = report
  const settled = await tx
    .updateTable('person_reports')
    .set({ status: STATUS_AFTER[decision], decided_at: at.toISOString(), decided_by: actorId })
    .where((where) =>
      why
        ? where.and([
            where('person_id', '=', personId),
            where('status', '=', 'open'),
            where('reason', '<>', 'appeal'),
          ])
        : where('id', '=', id),
    )
    .returning(['id', 'reporter_id', 'reason'])
    .execute()
  if (decision === 'block' || decision === 'lift') {
    await tx
      .updateTable('profiles')
      .set({ is_blocked: decision === 'block' })
      .where('id', '=', personId)
      .execute()
  }
  const { siteUrl } = deps.config
  const isAppeal = report.reason === 'appeal'
  if (why || isAppeal) await notifyPerson(tx, siteUrl, decided)
  // A moderator who judged on their own account needs no answer.
  const reporters = settled.filter(({ reporter_id }) => reporter_id !== actorId)
  if (!isAppeal) await notifyReporters(tx, siteUrl, reporters, report.name, why !== undefined)
  await recordAction(tx, {
    actorId,
    action: ACTIONS[decision],
    subjectId: personId,
    details: { reportId: id, ...(why ?? { reason: report.reason }) },
    at,
  })
}
