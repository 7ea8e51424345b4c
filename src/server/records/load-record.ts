import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Check } from '#domain/booking/checklist.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import { type Locale, pickLocale } from '#server/mail/locale.ts'

export interface StatementRecord {
  kind: 'pick_up' | 'return'
  role: 'owner' | 'renter'
  with_code: boolean
  is_complete: boolean
  is_undamaged: boolean
  note: string
  photos: string[]
  checklist: Partial<Record<Check, boolean>>
  at: string
  hash: string
}

export interface StepRecord {
  transition: string
  role: string
  at: string
}

/** A rental's sealed record as one of its sides reads it; instants are ISO 8601. */
export interface BookingRecord {
  number: number
  title: string
  start_date: Date
  end_date: Date
  time_zone: string
  quantity: number
  owner: string
  renter: string
  locale: Locale
  statements: StatementRecord[]
  steps: StepRecord[]
  last_hash: string
  is_intact: boolean
}

interface Row extends BookingRecord {
  language: string
  titles: Record<string, string> | null
}

/** Reads the record of a booking for its renter or owner; nothing for others, and where nothing has happened yet; in their
 * language, or another one. */
export async function loadRecord(
  tx: Transaction<Schema>,
  { bookingId, readerId, locale: asked }: { bookingId: string; readerId: string; locale?: Locale },
): Promise<BookingRecord | undefined> {
  const { rows } = await sql<Row>`
    select b.number, i.title, i.language, i.titles, b.start_date, b.end_date,
      b.time_zone, b.quantity, owner.first_name as owner, renter.first_name as renter, p.locale,
      coalesce(r.last_hash, '') as last_hash, r.is_intact,
      coalesce((select jsonb_agg(to_jsonb(h) order by h.position) from public.handovers h
        where h.booking_id = b.id), '[]') as statements,
      coalesce((select jsonb_agg(jsonb_build_object('transition', e.transition, 'role', e.role, 'at', e.at)
        order by e.position) from public.booking_events e where e.booking_id = b.id), '[]') as steps
    from public.bookings b
    join public.items i on i.id = b.item_id
    join public.profiles p on p.id = ${readerId}
    left join public.public_profiles owner on owner.id = b.owner_id
    left join public.public_profiles renter on renter.id = b.renter_id
    cross join lateral public.booking_record(b.id) r
    where b.id = ${bookingId} and ${readerId} in (b.owner_id, b.renter_id) and (r.entries > 0 or ${asked !== undefined})`.execute(
    tx,
  )
  const [row] = rows
  if (!row) return
  const { language, titles, ...record } = row
  const locale = asked ?? pickLocale(row.locale)
  const title = titleIn(titledBy(row.title, language, titles), locale)
  return { ...record, title, number: Number(row.number), locale }
}
