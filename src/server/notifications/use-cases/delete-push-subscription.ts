import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok } from '#domain/result.ts'

/** Ends the caller's notices on a browser; also where it was none of theirs, which changes nothing. */
export const deletePushSubscription = useCase({
  name: 'delete-push-subscription',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ endpoint: z.string().max(1000) }),
  async run({ tx, userId }, { endpoint }) {
    await tx
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('user_id', '=', userId)
      .execute()
    return ok({})
  },
})
