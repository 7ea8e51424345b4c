import type { Transaction } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { Schema } from '#contract/schema.ts'
import { mayWork } from '#domain/access/office.ts'
import { MAX_NOTE_LENGTH } from '#domain/moderation/staff-notes.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { ownRefusal } from '../own-refusal.ts'

/**
 * Notes something about a rental for the back office: for those who may read it, which a moderator may with a claim or a
 * report about it. Refused: BLOCKED, UNAUTHORIZED, STAFF_FACTOR_MISSING, NOT_FOUND, SECOND_PERSON_NEEDED to who takes part in
 * it.
 */
export const noteBooking = useCase({
  name: 'note-booking',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ id: z.uuid(), text: z.string().trim().min(1).max(MAX_NOTE_LENGTH) }),
  async run({ tx, userId, now, client }, { id, text }) {
    const denial = await partRefusal(tx, userId, 'accounts')
    if (denial) return denial
    const row = await tx
      .selectFrom('bookings')
      .select(['number', 'renter_id', 'owner_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row || !(await mayRead(tx, userId, id))) return refuse('NOT_FOUND')
    const own = ownRefusal(row, userId)
    if (own) return own
    await tx
      .insertInto('booking_notes')
      .values({ booking_id: id, author_id: userId, text, created_at: now.toISOString() })
      .execute()
    // Without the text, which goes when one of the two deletes their account.
    const details = { booking: row.number }
    await recordAction(tx, { actorId: userId, action: 'note-booking', details, at: now, client })
    return ok({ id })
  },
})

/** What the policies of `bookings` say of the back office. */
async function mayRead(tx: Transaction<Schema>, userId: string, id: string): Promise<boolean> {
  const actor = await loadActor(tx, userId)
  if (actor && mayWork(actor, 'bookings')) return true
  for (const table of ['claims', 'cases'] as const) {
    const known = await tx
      .selectFrom(table)
      .select('id')
      .where('booking_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (known) return true
  }
  return false
}
