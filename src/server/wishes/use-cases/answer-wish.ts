import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { MAX_ANSWERS_PER_LENDER, MAX_ANSWERS_PER_WISH } from '#domain/wish/wish.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { mailAnswer } from '../mails/mail-answer.ts'

/**
 * Answers a neighbour's wish with an own item. One that is not published yet waits, and is shown once it is. Answering
 * with the same item again succeeds without effect. Refused: BLOCKED, NOT_FOUND, WISH_OVER, WRONG_ACTOR for one's own
 * wish, RECIPIENT_REFUSES, ITEM_REMOVED, TOO_MANY_ANSWERS.
 */
export const answerWish = useCase({
  name: 'answer-wish',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({ wishId: z.uuid(), itemId: z.uuid() }),
  async run({ tx, deps, userId, now }, { wishId, itemId }) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    const wish = await lockWish(tx, wishId)
    if (!wish || wish.is_blocked) return refuse('NOT_FOUND')
    if (wish.user_id === userId) return refuse('WRONG_ACTOR')
    if (wish.status !== 'open' || new Date(wish.expires_at) <= now) return refuse('WISH_OVER')
    if (await refuses(tx, wish.user_id, userId)) return refuse('RECIPIENT_REFUSES')
    const item = await tx
      .selectFrom('items')
      .select('status')
      .where('id', '=', itemId)
      .where('owner_id', '=', userId)
      .executeTakeFirst()
    if (!item) return refuse('NOT_FOUND')
    if (item.status === 'removed') return refuse('ITEM_REMOVED')
    const answers = await tx
      .selectFrom('wish_answers')
      .select(['item_id', 'lender_id'])
      .where('wish_id', '=', wishId)
      .execute()
    const isShown = item.status === 'published'
    if (answers.some((one) => one.item_id === itemId)) return ok({ wishId, itemId, isShown })
    const own = answers.filter((one) => one.lender_id === userId).length
    if (own >= MAX_ANSWERS_PER_LENDER || answers.length >= MAX_ANSWERS_PER_WISH)
      return refuse('TOO_MANY_ANSWERS')
    const { id } = await tx
      .insertInto('wish_answers')
      .values({
        wish_id: wishId,
        item_id: itemId,
        lender_id: userId,
        created_at: now.toISOString(),
        told_at: isShown ? now.toISOString() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (isShown) await mailAnswer(tx, deps.config.siteUrl, id)
    return ok({ wishId, itemId, isShown })
  },
})

/** The wish and its person; other answers to it wait meanwhile. */
const lockWish = (tx: Context['tx'], id: string) =>
  tx
    .selectFrom('wishes as w')
    .innerJoin('profiles as p', 'p.id', 'w.user_id')
    .select(['w.user_id', 'w.status', 'w.expires_at', 'p.is_blocked'])
    .where('w.id', '=', id)
    .forUpdate('w')
    .executeTakeFirst()

const refuses = async (tx: Context['tx'], person: string, lender: string): Promise<boolean> =>
  (await tx
    .selectFrom('message_blocks')
    .select('person_id')
    .where('person_id', '=', person)
    .where('blocked_id', '=', lender)
    .executeTakeFirst()) !== undefined
