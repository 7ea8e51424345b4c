import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { CalendarFeedAnswer } from '#contract/calendar-feed.ts'
import { ok, refuse } from '#domain/result.ts'
import { feedTokenHash, newFeedToken } from '../feed/feed-token.ts'
import { lenderRefusal } from '../lender-refusal.ts'

/**
 * Makes the secret address of a calendar with all of the caller's items, or one of them. An address that was there
 * before works no longer. It is answered this once: only its hash is kept.
 */
export const createCalendarFeed = useCase({
  name: 'create-calendar-feed',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({ itemId: z.uuid().nullable() }),
  async run({ tx, deps, userId, now }, { itemId }) {
    const refusal = await lenderRefusal(tx, userId, 'update')
    if (refusal) return refusal
    if (itemId) {
      const item = await tx
        .selectFrom('items')
        .select('id')
        .where('id', '=', itemId)
        .where('owner_id', '=', userId)
        .where('status', '<>', 'removed')
        .executeTakeFirst()
      if (!item) return refuse('NOT_FOUND')
    }
    const token = newFeedToken()
    await sql`insert into public.calendar_feeds (owner_id, item_id, token_hash, created_at)
      values (${userId}, ${itemId}, ${feedTokenHash(token)}::bytea, ${now.toISOString()})
      on conflict on constraint calendar_feeds_one_each
      do update set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null`.execute(
      tx,
    )
    return ok<CalendarFeedAnswer>({ address: `${deps.config.siteUrl}/calendar-feeds/${token}.ics` })
  },
})
