import { sql, type Transaction } from 'kysely'
import { isoOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import type { Locale } from '#server/mail/locale.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import type { MailedRental } from '#server/mail/rental-text.ts'

export interface HeldRentals {
  rentals: MailedRental[]
  /** ISO 8601: when the first of them lapses. */
  until: string
}

/** What a person holds now, as a mail says it; nothing where nothing is held. */
export async function loadHeldRentals(
  tx: Transaction<Schema>,
  userId: string,
  locale: Locale,
): Promise<HeldRentals | undefined> {
  const rows = await tx
    .selectFrom('reservations')
    .innerJoin('items', 'items.id', 'reservations.item_id')
    .select(['items.title', 'items.language', 'items.translations', 'reservations.time_zone'])
    .select(['reservations.start_date', 'reservations.end_date', 'reservations.expires_at'])
    .where('reservations.user_id', '=', userId)
    .where('reservations.expires_at', '>', sql<string>`now()`)
    .orderBy('reservations.expires_at')
    .orderBy('reservations.id')
    .execute()
  const [first] = rows
  return first && { rentals: rows.map((row) => mailedRental(row, locale)), until: isoOf(first.expires_at) }
}
