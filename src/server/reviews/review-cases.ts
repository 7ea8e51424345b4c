import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
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
 * told why and may object; a hidden one may come back with its rating, and a reply as it was: until then its words are in
 * the audit log alone. Nobody decides on a rental of their own.
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
  /** That an own review was hidden, or the own reply to one removed. */
  async findAppealable({ tx, userId }, id) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    // Held until the appeal stands: a decision on the one before would otherwise come between.
    const own = await tx
      .selectFrom('reviews as v')
      .innerJoin('bookings as b', 'b.id', 'v.booking_id')
      .select(['v.author_id', 'v.hidden_at'])
      .where('v.id', '=', id)
      .where(({ eb, or, and }) =>
        or([
          eb('v.author_id', '=', userId),
          and([eb('b.owner_id', '=', userId), eb('v.replied_at', 'is not', null)]),
        ]),
      )
      .forUpdate('v')
      .executeTakeFirst()
    if (!own) return refuse('NOT_FOUND')
    const at = own.author_id === userId ? own.hidden_at : (await loadRemovedReply(tx, id))?.removed_at
    return at ? { ok: true, value: at } : refuse('WRONG_STATE', { transition: 'appeal' })
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
    if (!review) return
    const removedReply = (await loadRemovedReply(tx, id))?.words
    return { ...review, removedReply, concerned: [review.renter_id, review.owner_id] }
  },
  refuseDecision(review, decision, reporterId) {
    const isDone = {
      hide: review.hidden_at !== null,
      'remove-reply': review.reply === null,
      restore: isOfReply(review, reporterId) ? review.removedReply === undefined : review.hidden_at === null,
    }
    return decision in isDone && isDone[decision as keyof typeof isDone]
      ? refuse('WRONG_STATE', { transition: decision })
      : undefined
  },
  async carryOut({ tx, deps, now }, review, { name, isAppeal, why, caseId, reporterId }) {
    const { id, title, rating, text, removedReply = null } = review
    const isReply = name === 'remove-reply' || (isAppeal && isOfReply(review, reporterId))
    const isBack = name === 'restore'
    if (name !== 'dismiss')
      await tx
        .updateTable('reviews')
        .set(
          isReply
            ? { reply: isBack ? removedReply : null }
            : { hidden_at: isBack ? null : now.toISOString() },
        )
        .where('id', '=', id)
        .execute()
    const reply = review.reply ?? removedReply
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
      action: isReply && isBack ? 'restore-reply' : ACTIONS[name]!,
      personId,
      details: { reviewId: id, rating, ...(isReply ? { reply } : { text }) },
    }
  },
  answer: (review, { name, isAppeal, reporterId }) => {
    const part = isAppeal && isOfReply(review, reporterId) ? 'reply' : 'review'
    return {
      title: review.title,
      outcome:
        name === 'restore'
          ? `${part}-restored`
          : isAppeal
            ? `${part}-appeal-dismissed`
            : name === 'dismiss'
              ? 'review-dismissed'
              : 'review-acted',
      path: isAppeal ? `/review/${review.booking_id}` : '/dashboard/notifications',
    }
  },
})

/** Whether an appeal is about the reply: the lender did not write the review that they replied to. */
const isOfReply = (review: { owner_id: string; author_id: string }, appellantId: string): boolean =>
  appellantId === review.owner_id && appellantId !== review.author_id

/** The words of a reply that a moderator removed, and when. */
async function loadRemovedReply(tx: Transaction<Schema>, id: string) {
  const { rows } = await sql<{ words: string; removed_at: Date }>`
    select words, removed_at from public.removed_reply(${id})`.execute(tx)
  return rows[0]
}
