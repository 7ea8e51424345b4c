import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { lenderRefusal } from '../lender-refusal.ts'

const MAX_SOURCES = 5
const MAX_URL = 2_000

/**
 * Names a calendar elsewhere whose events block an own item from now on; it is read within seconds and every hour. One
 * that the item has already is answered as it is. At most five an item.
 */
export const addCalendarSource = useCase({
  name: 'add-calendar-source',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({
    itemId: z.uuid(),
    name: z.string().trim().min(1).max(80),
    // As calendar programs write it, too.
    url: z
      .string()
      .trim()
      .max(MAX_URL)
      .transform((url) => url.replace(/^webcals?:\/\//i, 'https://'))
      .pipe(z.url({ protocol: /^https?$/, normalize: true }))
      // Which may be longer in the form in which it is asked.
      .pipe(z.string().max(MAX_URL)),
  }),
  async run({ tx, userId, now }, { itemId, name, url }) {
    const refusal = await lenderRefusal(tx, userId, 'update')
    if (refusal) return refusal
    // Locked, so that two at once are counted one after the other.
    const item = await tx
      .selectFrom('items')
      .select('status')
      .where('id', '=', itemId)
      .where('owner_id', '=', userId)
      .where('status', '<>', 'removed')
      .forUpdate()
      .executeTakeFirst()
    if (!item) return refuse('NOT_FOUND')
    if (item.status === 'draft') return refuse('ITEM_DRAFT')
    const known = await tx
      .selectFrom('calendar_sources')
      .select(['id', 'url'])
      .where('item_id', '=', itemId)
      .execute()
    const same = known.find((source) => source.url === url)
    if (same) return ok({ id: same.id })
    if (known.length >= MAX_SOURCES) return refuse('TOO_MANY_CALENDARS', { most: MAX_SOURCES })
    const { id } = await tx
      .insertInto('calendar_sources')
      .values({ owner_id: userId, item_id: itemId, name, url, created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return ok({ id })
  },
})
