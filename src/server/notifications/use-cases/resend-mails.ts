import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { MAX_BULK } from '#contract/bulk.ts'
import { refuse } from '#domain/result.ts'
import { eachOf } from '#server/administration/each-of.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { resend } from '../resend.ts'

/**
 * Sends mails once more that could not be sent, each as `resend-mail` does; one that cannot be leaves the others alone.
 * Refused: BLOCKED, UNAUTHORIZED, STAFF_FACTOR_MISSING; for a single mail also WRONG_STATE where it has been sent, and what
 * `resend-mail` refuses.
 */
export const resendMails = useCase({
  name: 'resend-mails',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({ ids: z.array(z.uuid()).min(1).max(MAX_BULK) }),
  async run(context, { ids }) {
    const { tx, userId } = context
    const denial = await partRefusal(tx, userId, 'support')
    if (denial) return denial
    const sent = await tx
      .selectFrom('outbox')
      .select('id')
      .where('id', 'in', ids)
      .where('sent_at', 'is not', null)
      .execute()
    const wasSent = new Set(sent.map(({ id }) => id))
    return eachOf(ids, async (id) => (wasSent.has(id) ? refuse('WRONG_STATE') : resend(context, id)))
  },
})
