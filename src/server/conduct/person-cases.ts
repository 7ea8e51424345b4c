import { staffOf } from '#domain/access/duties.ts'
import { isStaff } from '#domain/access/is-staff.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import type { CaseDecision, PersonReason } from '#domain/moderation/cases.ts'
import { refuse } from '#domain/result.ts'
import { subjectKind } from '#server/cases/subject.ts'
import { isBetween, isKnown, isWrittenTo } from './find-reported.ts'
import { lockJudged } from './lock-judged.ts'
import { notifyPerson } from './notify.ts'

const ACTIONS: Partial<Record<CaseDecision, string>> = {
  dismiss: 'dismiss-person-report',
  warn: 'warn-person',
  block: 'block-person',
  lift: 'lift-conduct',
}

/**
 * Cases about people. What is booked stays booked; who is blocked books and offers nothing new. Only an admin lifts a
 * block, and only admins judge the team.
 */
export const personCases = subjectKind({
  subject: 'person',
  isDecidedBy: (actor) => mayDecide(actor, 'moderate-content', ''),
  async refuseReport({ tx, userId }, { id, bookingId, messageId }) {
    if (id === userId) return refuse('BAD_INPUT', { field: 'id' })
    if (!(await isKnown(tx, id))) return refuse('NOT_FOUND')
    if (bookingId && !(await isBetween(tx, bookingId, userId, id))) return refuse('NOT_FOUND')
    if (messageId && !(await isWrittenTo(tx, messageId, id, userId))) return refuse('NOT_FOUND')
    return undefined
  },
  /** The caller's last warning or block. */
  async findAppealable({ tx, userId }, id) {
    if (id !== userId) return refuse('NOT_FOUND')
    const last = await tx
      .selectFrom('cases')
      .select('decided_at')
      .where('person_id', '=', userId)
      .where('status', 'in', ['warned', 'blocked'])
      .orderBy('decided_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last?.decided_at
      ? { ok: true, value: last.decided_at }
      : refuse('WRONG_STATE', { transition: 'appeal' })
  },
  async lock(tx, id, judgeId) {
    const person = await lockJudged(tx, id, judgeId)
    return person && { ...person, concerned: [person.id] }
  },
  needsAdmin: (person, decision) => decision === 'lift' || isStaff(staffOf(person)),
  async carryOut({ tx, deps }, { id }, { name, isAppeal, why, caseId, reported }) {
    if (name === 'block' || name === 'lift')
      await tx
        .updateTable('profiles')
        .set({ is_blocked: name === 'block' })
        .where('id', '=', id)
        .execute()
    const reason = why && { reason: why.reason as PersonReason, ...(why.message && { message: why.message }) }
    if (why || isAppeal)
      await notifyPerson(tx, deps.config.siteUrl, { id: caseId, personId: id, decision: name, why: reason })
    return { action: ACTIONS[name]!, personId: id, details: why ? {} : { reason: reported } }
  },
  /** Whether anything was decided against the person, but not what. */
  answer: ({ name }, { name: decision, isAppeal }) =>
    isAppeal
      ? undefined
      : {
          title: name.split(' ')[0] ?? '',
          outcome: decision === 'dismiss' ? 'person-dismissed' : 'person-acted',
          path: '/dashboard/notifications',
        },
})
