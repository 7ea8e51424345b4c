import type { BookingData } from '#domain/basket/booking-data.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import { type BasketRow, basketProduct } from '../../entities/item/basket-product.ts'
import type { Language } from '../../i18n/languages.ts'
import { clockOffset } from '../../lib/server-clock.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { HeldLine } from './held-line.ts'

export interface Holds {
  /** In the order of the basket. */
  lines: HeldLine[]
  /** Epoch ms by this device's clock: when the first of them lapses. */
  endsAt: number
}

const COLUMNS = `id, start_date, end_date, time_zone, quantity, expires_at,
  items(id, title, language, translations, price_per_day_cents, price_per_hour_cents, deposit_cents, neighbourhood, city,
    time_zone, delivery_methods, unit_count, is_instant, cancellation_policy, categories(names), item_images(path, position))`

/** What the server holds for this person right now, priced as it would be now. Only what it says counts. */
export async function loadHolds(
  userId: string,
  language: Language,
  data: BookingData | undefined,
): Promise<Holds> {
  const { from } = await supabase()
  const [answer, offset] = await Promise.all([
    from('reservations')
      .select(COLUMNS)
      .eq('user_id', userId)
      .order('created_at')
      .order('position', { referencedTable: 'items.item_images' }),
    clockOffset(),
  ])
  const now = Date.now() + offset
  const rows = (unwrap(answer) as unknown as Row[]).filter(
    (row) => row.items && Date.parse(row.expires_at) > now,
  )
  const lines = rows
    .map((row) => lineOf(row, language, methodFor(row.id, data)))
    .sort((a, b) => placeOf(a.reservationId, data) - placeOf(b.reservationId, data))
  return { lines, endsAt: Math.min(...lines.map((line) => Date.parse(line.expiresAt))) - offset }
}

interface Row {
  id: string
  start_date: string
  end_date: string
  /** The item's when it was held. */
  time_zone: string
  quantity: number
  expires_at: string
  items: BasketRow & {
    neighbourhood: string
    city: string
    is_instant: boolean
    cancellation_policy: HeldLine['cancellationPolicy']
    categories: { names: Partial<Record<string, string>> } | null
    item_images: { path: string }[]
  }
}

function lineOf(row: Row, language: Language, wanted: DeliveryMethod | undefined): HeldLine {
  const { items: item } = row
  const offered = item.delivery_methods
  return {
    id: row.id,
    reservationId: row.id,
    expiresAt: row.expires_at,
    startDate: row.start_date,
    endDate: row.end_date,
    quantity: row.quantity,
    deliveryMethod: wanted && offered.includes(wanted) ? wanted : (offered[0] ?? 'pickup'),
    isInstant: item.is_instant,
    cancellationPolicy: item.cancellation_policy,
    timeZone: row.time_zone,
    city: item.city,
    neighbourhood: item.neighbourhood,
    product: {
      ...basketProduct(item, { category: item.categories, images: item.item_images }, language),
      timeZone: row.time_zone,
    },
  }
}

const placeOf = (id: string, data: BookingData | undefined): number => {
  const place = data?.reservationIds.indexOf(id) ?? -1
  return place === -1 ? Number.MAX_SAFE_INTEGER : place
}

const methodFor = (id: string, data: BookingData | undefined): DeliveryMethod | undefined =>
  data?.lines[data.reservationIds.indexOf(id)]?.deliveryMethod
