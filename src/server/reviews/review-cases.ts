import { mayDecide } from '#domain/access/may-decide.ts'
import type { CaseDecision, ReviewReason } from '#domain/moderation/cases.ts'
import { refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { subjectKind } from '#server/cases/subject.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

const ACTIONS: Partial<Record<CaseDecision, string>> = {
  dismiss: 'dismiss-review-report',
  hide: 'hide-review',
  'remove-reply': 'remove-reply',
  restore: 'restore-review',
}

/**
 * Cases about published reviews: one stays, is hidden with its rating, or only its reply is removed, and its author is
 * told why and may object; a hidden one may come back with its rating. A reply that went does not: its words are in the
 * audit log. Nobody decides on a rental of their own.
 */
export const reviewCases = subjectKind({
  subject: 'review',
  isDecidedBy: (actor) => mayDecide(actor, { action: 'moderate', resource: 'review' }, ''),
  async refuseReport({ tx, userId, now }, { id }) {
    const review = await tx
      .selectFrom('reviews')
      .select(['author_id', 'reply'])
      .where('id', '=', id)
      .where('published_at', '<=', now.toISOString())
      .where('hidden_at', 'is', null)
      .executeTakeFirst()
    if (!review) return refuse('NOT_FOUND')
    // Its author may object to the reply, of which there is one or not.
    return review.author_id === userId && review.reply === null
      ? refuse('BAD_INPUT', { field: 'id' })
      : undefined
  },
  /** That an own review was hidden. */
  async findAppealable({ tx, userId }, id) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    // Held until the appeal stands: a decision on the one before would otherwise come between.
    const own = await tx
      .selectFrom('reviews')
      .select('hidden_at')
      .where('id', '=', id)
      .where('author_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!own) return refuse('NOT_FOUND')
    return own.hidden_at
      ? { ok: true, value: own.hidden_at }
      : refuse('WRONG_STATE', { transition: 'appeal' })
  },
  async lock(tx, id) {
    const review = await tx
      .selectFrom('reviews as v')
      .innerJoin('bookings as b', 'b.id', 'v.booking_id')
      .innerJoin('items as i', 'i.id', 'v.item_id')
      .select(['v.id', 'v.author_id', 'v.booking_id', 'v.text', 'v.rating', 'v.reply', 'v.hidden_at'])
      .select(['b.renter_id', 'b.owner_id', 'i.title'])
      .where('v.id', '=', id)
      .forUpdate('v')
      .executeTakeFirst()
    return review && { ...review, concerned: [review.renter_id, review.owner_id] }
  },
  refuseDecision({ reply, hidden_at }, decision) {
    const isDone =
      decision === 'remove-reply'
        ? reply === null
        : decision === 'hide'
          ? hidden_at !== null
          : decision === 'restore' && hidden_at === null
    return isDone ? refuse('WRONG_STATE', { transition: decision }) : undefined
  },
  async carryOut({ tx, deps, now }, review, { name, why, caseId }) {
    const { id, title, rating, text, reply } = review
    const isReply = name === 'remove-reply'
    if (name !== 'dismiss')
      await tx
        .updateTable('reviews')
        .set(isReply ? { reply: null } : { hidden_at: name === 'restore' ? null : now.toISOString() })
        .where('id', '=', id)
        .execute()
    const personId = isReply ? review.owner_id : review.author_id
    if (why) {
      const data = {
        part: isReply ? ('reply' as const) : ('review' as const),
        title,
        reason: why.reason as ReviewReason,
        ...(why.message && { message: why.message }),
        url: `${deps.config.siteUrl}/review/${review.booking_id}`,
      }
      await putMail(tx, await loadRecipient(tx, personId), 'review-removed', data, caseId)
    }
    return {
      action: ACTIONS[name]!,
      personId,
      details: { reviewId: id, rating, ...(isReply ? { reply } : { text }) },
    }
  },
  answer: ({ title, booking_id }, { name, isAppeal }) => ({
    title,
    outcome:
      name === 'restore'
        ? 'review-restored'
        : isAppeal
          ? 'review-appeal-dismissed'
          : name === 'dismiss'
            ? 'review-dismissed'
            : 'review-acted',
    path: isAppeal ? `/review/${booking_id}` : '/dashboard/notifications',
  }),
})
