import { sql } from 'kysely'
import type { Context } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { rule } from '#domain/settings/rules.ts'

type Tx = Context['tx']

/** A conversation, locked: what is said in it is numbered in the order in which it becomes visible. */
interface LockedConversation {
  id: string
  renter_id: string
  owner_id: string
}

const DAY_MS = 86_400_000

/** A conversation of this person. Refused: NOT_FOUND. */
export async function findConversation(tx: Tx, userId: string, id: string) {
  const found = await lockConversation(tx, id)
  return found && isOf(found, userId) ? ok(found) : refuse('NOT_FOUND')
}

/**
 * The conversation of a rental of this person; begun now where there is none, by taking over what the renter asked about
 * the item before. Refused: NOT_FOUND.
 */
export async function findRentalConversation(tx: Tx, userId: string, bookingId: string) {
  const booking = await tx
    .selectFrom('bookings')
    .select(['item_id', 'renter_id', 'owner_id'])
    .where('id', '=', bookingId)
    // Two first messages at once wait for each other here.
    .forUpdate()
    .executeTakeFirst()
  if (!booking || !isOf(booking, userId)) return refuse('NOT_FOUND')
  const known = await tx
    .selectFrom('conversations')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  const adopted =
    known ??
    (await tx
      .updateTable('conversations')
      .set({ booking_id: bookingId })
      .where('item_id', '=', booking.item_id)
      .where('renter_id', '=', booking.renter_id)
      .where('booking_id', 'is', null)
      .returning('id')
      .executeTakeFirst())
  const { id } =
    adopted ??
    (await tx
      .insertInto('conversations')
      .values({ ...booking, booking_id: bookingId })
      .returning('id')
      .executeTakeFirstOrThrow())
  return ok((await lockConversation(tx, id))!)
}

/**
 * The person's enquiry about an item, started now if there is none yet. Refused: NOT_FOUND, OWN_ITEM,
 * ITEM_NOT_PUBLISHED, TOO_MANY_ENQUIRIES.
 */
export async function findEnquiry(tx: Tx, userId: string, itemId: string, now: Date) {
  // Two first messages at once, and two items at the limit, are dealt with one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`enquiries:${userId}`}, 0))`.execute(tx)
  const known = await tx
    .selectFrom('conversations')
    .select('id')
    .where('item_id', '=', itemId)
    .where('renter_id', '=', userId)
    .where('booking_id', 'is', null)
    .executeTakeFirst()
  if (known) return ok((await lockConversation(tx, known.id))!)
  const item = await tx
    .selectFrom('items')
    .select(['owner_id', 'status', 'owner_is_blocked'])
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (!item) return refuse('NOT_FOUND')
  if (item.owner_id === userId) return refuse('OWN_ITEM')
  if (item.status !== 'published' || item.owner_is_blocked) return refuse('ITEM_NOT_PUBLISHED')
  if ((await countNewEnquiries(tx, userId, now)) >= rule('enquiriesADay'))
    return refuse('TOO_MANY_ENQUIRIES', { most: rule('enquiriesADay') })
  const { id } = await tx
    .insertInto('conversations')
    .values({ item_id: itemId, renter_id: userId, owner_id: item.owner_id, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ok((await lockConversation(tx, id))!)
}

async function countNewEnquiries(tx: Tx, userId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('conversations')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('renter_id', '=', userId)
    .where('booking_id', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

const isOf = (sides: { renter_id: string; owner_id: string }, userId: string): boolean =>
  sides.renter_id === userId || sides.owner_id === userId

const lockConversation = (tx: Tx, id: string): Promise<LockedConversation | undefined> =>
  tx
    .selectFrom('conversations')
    .select(['id', 'renter_id', 'owner_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
