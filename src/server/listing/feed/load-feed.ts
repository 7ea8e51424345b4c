import type { Database } from '#backend/db/database.ts'
import { epochOf } from '#backend/db/instant.ts'
import { brand } from '#contract/brand.ts'
import type { CalendarEvent } from '#domain/booking/calendar-file.ts'
import { pickLocale } from '#server/mail/locale.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { feedTokenHash } from './feed-token.ts'

interface FeedRow {
  kind: 'booking' | 'request' | 'block'
  id: string
  title: string
  starts: string
  ends: string
  changed: string
  number: number | null
  renter: string | null
  note: string
}

export interface Feed {
  name: string
  events: CalendarEvent[]
}

/** The most events in a feed. */
const MAX_EVENTS = 2_000

/**
 * Loads the events of this token's feed: rentals, requests and blocks from 90 days ago on, with only the first names of
 * renters. Undefined for a token that is unknown, replaced or revoked, or whose lender is blocked. Imported blocks are
 * left out: the calendar that they come from shows them already.
 */
export async function loadFeed(
  db: Database,
  token: string,
  now: Date,
  siteUrl: string,
): Promise<Feed | undefined> {
  const { rows: feeds } = await db.pool.query<{
    owner_id: string
    item_id: string | null
    locale: string
    title: string | null
  }>(
    `update public.calendar_feeds f set last_read_at = $2
     from public.profiles p
     where f.token_hash = $1::bytea and p.id = f.owner_id and not p.is_blocked
     returning f.owner_id, f.item_id, p.locale, (select i.title from public.items i where i.id = f.item_id) as title`,
    [feedTokenHash(token), now],
  )
  const [feed] = feeds
  if (!feed) return
  const t = textsIn(pickLocale(feed.locale))
  const { rows } = await db.pool.query<FeedRow>(EVENTS, [feed.owner_id, feed.item_id, now, MAX_EVENTS])
  return {
    name: `${brand.name}: ${feed.title ?? t('calendar-feed.name')}`,
    events: rows.map((row) => {
      const names = { title: row.title, renter: row.renter || t('calendar-feed.unnamed') }
      const number = row.number
      return {
        uid: `${row.id}@${new URL(siteUrl).hostname}`,
        title: t(`calendar-feed.${WORDS[row.kind]}`, names),
        description: number === null ? row.note : t('calendar-feed.booking', { number }),
        location: '',
        url: number === null ? `${siteUrl}/dashboard/calendar` : `${siteUrl}/dashboard/customers/${row.id}`,
        start: epochOf(row.starts),
        end: epochOf(row.ends),
        isConfirmed: row.kind !== 'request',
        changed: epochOf(row.changed),
      }
    }),
  }
}

const WORDS = { booking: 'rented', request: 'requested', block: 'blocked' } as const

const EVENTS = `
  select case when b.status = 'requested' then 'request' else 'booking' end as kind, b.id, i.title,
    b.start_date as starts, b.end_date as ends, b.updated_at as changed, b.number, split_part(p.name, ' ', 1) as renter, '' as note
  from public.bookings b
  join public.items i on i.id = b.item_id
  left join public.profiles p on p.id = b.renter_id and not p.is_blocked
  where b.owner_id = $1 and ($2::uuid is null or b.item_id = $2) and b.status not in ('cancelled', 'declined')
    and b.end_date > $3::timestamptz - interval '90 days'
  union all
  select 'block', k.id, i.title, k.start_date, k.end_date, k.created_at, null, null, k.note
  from public.item_blocks k
  join public.items i on i.id = k.item_id
  where i.owner_id = $1 and ($2::uuid is null or k.item_id = $2) and k.source_id is null and k.end_date > $3::timestamptz - interval '90 days'
  order by starts, id
  limit $4`
