import { mayDecide } from '#domain/access/may-decide.ts'
import type { CaseDecision, WishReason } from '#domain/moderation/cases.ts'
import { refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { subjectKind } from '#server/cases/subject.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { wish } from './wish.ts'

const WISHES = '/dashboard/saved?tab=wishes'
const ACTIONS: Partial<Record<CaseDecision, string>> = {
  dismiss: 'dismiss-wish-report',
  remove: 'remove-wish',
  restore: 'restore-wish',
}

/**
 * Cases about wishes: one stays, or is taken off, and its person is told why; on an appeal against that, it stays off or
 * is put back. Its words are in the audit log.
 */
export const wishCases = subjectKind({
  subject: 'wish',
  isDecidedBy: (actor) => mayDecide(actor, { action: 'moderate', resource: 'review' }, ''),
  async refuseReport({ tx, userId }, { id }) {
    const found = await tx
      .selectFrom('wishes')
      .select('user_id')
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (!found) return refuse('NOT_FOUND')
    return found.user_id === userId ? refuse('BAD_INPUT', { field: 'id' }) : undefined
  },
  /** The removal of an own wish. */
  async findAppealable({ tx, userId }, id) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    // Held until the appeal stands: a decision on the one before would otherwise come between.
    const own = await tx
      .selectFrom('wishes')
      .select(['status', 'ended_at'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!own) return refuse('NOT_FOUND')
    return own.status === 'removed' && own.ended_at
      ? { ok: true, value: own.ended_at }
      : refuse('WRONG_STATE', { status: own.status, transition: 'appeal' })
  },
  async lock(tx, id) {
    const found = await tx
      .selectFrom('wishes')
      .select(['id', 'user_id', 'title', 'note', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return found && { ...found, concerned: [found.user_id] }
  },
  refuseDecision({ status }, decision) {
    const from = { remove: 'open', restore: 'removed' }[String(decision)]
    return from && from !== status ? refuse('WRONG_STATE', { status, transition: decision }) : undefined
  },
  async carryOut({ tx, deps, userId }, { id, user_id: personId, title, note }, { name, why, caseId }) {
    if (name !== 'dismiss') {
      const changed = await transition(tx, deps, wish, { id, name, actor: { userId: userId! } })
      if (!changed.ok) throw new Error(`the wish is locked, and yet ${name} was refused: ${changed.code}`)
    }
    if (why) {
      const reason = { reason: why.reason as WishReason, ...(why.message && { message: why.message }) }
      const data = { title, ...reason, url: `${deps.config.siteUrl}${WISHES}` }
      await putMail(tx, await loadRecipient(tx, personId), 'wish-removed', data, caseId)
    }
    return { action: ACTIONS[name]!, personId, details: { wishId: id, title, note } }
  },
  answer: ({ title }, { name, isAppeal }) => ({
    title,
    outcome:
      name === 'restore'
        ? 'wish-restored'
        : isAppeal
          ? 'wish-appeal-dismissed'
          : name === 'remove'
            ? 'wish-acted'
            : 'wish-dismissed',
    path: isAppeal ? WISHES : '/dashboard/notifications',
  }),
})
