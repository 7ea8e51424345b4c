import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { objectKey } from '#backend/storage/object-keys.ts'
import { categories } from '../categories.ts'
import { bookingId, itemId, personId, unitId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { allItems } from '../items/all-items.ts'
import type { SeedItem } from '../items/seed-item.ts'
import type { SeedDeps } from '../seed-deps.ts'
import { seedId } from '../seed-id.ts'
import type { PlannedBooking } from '../world/planned-booking.ts'
import { pictureRow } from './keep-picture.ts'

const PICTURES = join(import.meta.dirname, '../pictures/items')
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Both sides have made a statement about handovers within this time. */
const RECENT_DAYS = 60
/** The number of handovers with photos. */
const PHOTOGRAPHED = 12
const HANDED_OVER = ['picked_up', 'returned', 'disputed', 'completed']

/** Inserts both sides' statements at the handovers of the last weeks, the newest with a photo each, shown on the item's page. */
export async function seedHandovers(
  db: Queryable,
  bookings: readonly PlannedBooking[],
  now: Date,
): Promise<void> {
  const recent = handedOver(bookings, now)
  const photographed = recent.slice(0, PHOTOGRAPHED)
  // One at a time in chronological order: the database numbers and seals them on insert.
  await insertRows(
    db,
    'public.handovers',
    recent.flatMap((booking) => statementsOf(booking, photographed.includes(booking))),
  )
  await insertRows(db, 'public.unit_returns', recent.flatMap(unitReturns))
  const photos = await Promise.all(
    photographed.map(async (booking) => {
      const owner = personId(booking.item.owner)
      return pictureRow(
        await photoOfItem(booking.item),
        { bucket: 'handovers', owner, name: photoOf(booking) },
        now,
      )
    }),
  )
  await insertRows(db, 'storage.objects', photos)
  await db.query(
    `insert into public.condition_photos (path, item_id, kind, taken_on)
     select photo, i.id, h.kind, (h.at at time zone i.time_zone)::date
     from public.handovers h
     join public.bookings b on b.id = h.booking_id
     join public.items i on i.id = b.item_id and i.status = 'published'
     cross join lateral unnest(h.photos) photo`,
  )
}

/** Puts the files of these photos into the object store if they are missing. */
export async function seedHandoverPhotos({ db, objects }: SeedDeps): Promise<void> {
  const items = new Map(allItems.map((item) => [itemId(item), item]))
  const { rows } = await db.pool.query<{ item_id: string; version: string }>(
    `select b.item_id, o.version from storage.objects o
     join public.bookings b on b.id::text = (storage.foldername(o.name))[1]
     where o.bucket_id = 'handovers' and b.item_id = any($1)`,
    [[...items.keys()]],
  )
  for (const { item_id, version } of rows) {
    const key = objectKey(version)
    if (await objects.get(key)) continue
    await objects.put(key, await photoOfItem(items.get(item_id)!), { derived: true })
  }
}

/** What a lender photographs at the door: another view of the item, where there is one. */
const photoOfItem = ({ key }: SeedItem): Promise<Buffer> =>
  readFile(join(PICTURES, `${key}-2.webp`)).catch(() => readFile(join(PICTURES, `${key}.webp`)))

const handedOver = (bookings: readonly PlannedBooking[], now: Date): PlannedBooking[] =>
  bookings
    .filter(
      ({ status, end }) =>
        HANDED_OVER.includes(status) && end.getTime() > now.getTime() - RECENT_DAYS * DAY_MS,
    )
    .sort((a, b) => b.start.getTime() - a.start.getTime() || (a.key < b.key ? -1 : 1))

const photoOf = (booking: PlannedBooking): string =>
  `${bookingId(booking.key)}/${personId(booking.item.owner)}/${seedId('handover photo', booking.key)}`

function statementsOf(booking: PlannedBooking, hasPhotos: boolean) {
  const checklist = Object.fromEntries(
    categories.find(({ slug }) => slug === booking.item.category)!.checklist.map((check) => [check, true]),
  )
  const state = (kind: 'pick_up' | 'return', role: 'owner' | 'renter', at: number) => ({
    id: seedId('handover', `${booking.key} ${kind} ${role}`),
    booking_id: bookingId(booking.key),
    position: 0,
    kind,
    role,
    user_id: personId(role === 'owner' ? booking.item.owner : booking.renter),
    with_code: kind === 'pick_up' && role === 'owner',
    is_complete: true,
    is_undamaged: booking.claim === undefined || kind === 'pick_up',
    note: '',
    photos: hasPhotos && kind === 'pick_up' && role === 'owner' ? [photoOf(booking)] : [],
    checklist,
    at: new Date(at),
    previous_hash: '',
    hash: '',
  })
  const start = booking.start.getTime()
  const { returnedAt = booking.end, partBack } = booking
  const back = booking.status === 'picked_up' ? partBack?.at : returnedAt
  return [
    state('pick_up', 'owner', start),
    state('pick_up', 'renter', start + 5 * MINUTE_MS),
    ...(back ? [state('return', 'owner', back.getTime())] : []),
  ]
}

const unitReturns = ({ key, item, partBack }: PlannedBooking) =>
  (partBack?.units ?? []).map((label) => ({
    booking_id: bookingId(key),
    unit_id: unitId(item, label),
    handover_id: seedId('handover', `${key} return owner`),
    returned_at: partBack!.at,
  }))
