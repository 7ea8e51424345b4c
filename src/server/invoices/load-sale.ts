import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import type { QuotedPrice } from '#server/documents/price-parts.ts'
import type { Locale } from '#server/mail/locale.ts'

/** A rental as its invoice has it; cents. */
export interface Sale {
  number: number
  renterId: string
  lenderId: string
  start: Date
  end: Date
  timeZone: string
  /** By the clock of the item's place. */
  period: { start: string; end: string }
  titleFor(locale: Locale): string
  price: QuotedPrice
  /** With what later changed it, such as an extension. */
  rentalCents: number
  deliveryCents: number
}

interface Row {
  number: string | number
  renter_id: string
  owner_id: string
  start_date: Date
  end_date: Date
  time_zone: string
  first_day: string
  last_day: string
  title: string
  language: string
  titles: Record<string, string> | null
  rental_cents: string | number
  delivery_cents: string | number
  quoted: {
    rental_type: 'hour' | 'day'
    duration_units: number
    unit_price_cents: number
    price_divisor: number
    quantity: number
    rental_cents: number
    weekend_units: number
    weekend_price_cents: number | null
    discount_days: number | null
    discount_percent: number | null
    discount_cents: number
  }
}

/** A booking with what was quoted for it; locked, so that two who invoice it take turns. */
export async function loadSale(tx: Transaction<Schema>, bookingId: string): Promise<Sale> {
  const { rows } = await sql<Row>`
    select b.number, b.renter_id, b.owner_id, b.start_date, b.end_date, b.time_zone, b.rental_cents, b.delivery_cents,
      to_char(b.start_date at time zone b.time_zone, 'YYYY-MM-DD') as first_day,
      to_char(b.end_date at time zone b.time_zone, 'YYYY-MM-DD') as last_day,
      i.title, i.language, i.titles, to_jsonb(q) as quoted
    from public.bookings b
    join public.order_lines q on q.id = b.order_line_id
    join public.items i on i.id = b.item_id
    where b.id = ${bookingId} for no key update of b`.execute(tx)
  const row = rows[0]!
  const { quoted } = row
  return {
    number: Number(row.number),
    renterId: row.renter_id,
    lenderId: row.owner_id,
    start: new Date(row.start_date),
    end: new Date(row.end_date),
    timeZone: row.time_zone,
    period: { start: row.first_day, end: row.last_day },
    titleFor: (locale) => titleIn(titledBy(row.title, row.language, row.titles), locale),
    rentalCents: Number(row.rental_cents),
    deliveryCents: Number(row.delivery_cents),
    price: {
      rentalType: quoted.rental_type,
      units: quoted.duration_units,
      unitPriceCents: quoted.unit_price_cents,
      priceDivisor: quoted.price_divisor,
      quantity: quoted.quantity,
      rentalCents: quoted.rental_cents,
      weekendUnits: quoted.weekend_units,
      weekendPriceCents: quoted.weekend_price_cents,
      discountDays: quoted.discount_days,
      discountPercent: quoted.discount_percent,
      discountCents: quoted.discount_cents,
    },
  }
}
