import { CASE_LIFECYCLE } from '#domain/moderation/case-lifecycle.ts'
import { CASE_DECISIONS } from '#domain/moderation/cases.ts'
import { recordAction } from '#server/administration/record-action.ts'
import type { Kind } from '#server/lifecycle/lifecycle.ts'
import type { CaseRow } from './case-row.ts'
import { decisionStep } from './decision-step.ts'

/**
 * Cases as the lifecycle knows them. `decide-case` and `assign-case` lock them with their subject and see who may; the
 * events are entries of the audit log.
 */
export const caseKind: Kind<CaseRow> = {
  noun: 'case',
  lifecycle: CASE_LIFECYCLE,
  steps: [
    {
      name: 'assign',
      effects: async (_context, { assignTo = null }) => ({ action: 'assign-case', to: assignTo }),
    },
    ...CASE_DECISIONS.map(decisionStep),
  ],
  // Cases come locked: their subjects are locked before them.
  lock: async () => undefined,
  rolesOf: () => ['moderator'],
  async save(tx, { id, version, actorId, at, assignTo, why }, status) {
    const decided = {
      decided_at: at.toISOString(),
      decided_by: actorId,
      decision_reason: why?.reason ?? null,
      decision_message: why?.message || null,
    }
    await tx
      .updateTable('cases')
      .set({
        status,
        version: version + 1,
        ...(status === 'open' ? { assigned_to: assignTo ?? null } : decided),
      })
      .where('id', '=', id)
      .execute()
  },
  async record(tx, { id, userId, at, details: { action, personId, ...details } }) {
    await recordAction(tx, {
      actorId: userId!,
      action: String(action),
      ...(personId !== undefined && { subjectId: String(personId) }),
      details: { caseId: id, ...details },
      at,
    })
  },
  async lastEvent(tx, id) {
    const row = await tx
      .selectFrom('cases')
      .select(['status', 'decided_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const made = Object.entries(CASE_LIFECYCLE.open).find(([, { to }]) => to === row.status)
    return made && { transition: made[0], userId: row.decided_by }
  },
}
