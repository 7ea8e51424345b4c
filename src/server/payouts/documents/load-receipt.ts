import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import type { QuotedPrice } from '#server/documents/price-parts.ts'

export interface ReceiptLine {
  number: number
  title: string
  start: Date
  end: Date
  timeZone: string
  lender: string
  business: { name?: string; registrationNumber?: string } | null
  /** Without what later changed it, such as an extension. */
  price: QuotedPrice
  deliveryCents: number
  /** The amounts taken and refunded according to the ledger. */
  paidCents: number
  refundedCents: number
}

export interface Receipt {
  number: number
  paidAt: Date
  lines: ReceiptLine[]
}

/**
 * The renter's payments in an order, booking by booking; undefined for an order of another renter, or without any
 * payment.
 */
export async function loadReceipt(
  tx: Transaction<Schema>,
  userId: string,
  orderId: string,
  locale: string,
): Promise<Receipt | undefined> {
  const { rows } = await sql<Row>`
    select o.number as order_number, b.number, i.title, i.language, i.titles, b.start_date,
      b.end_date, b.time_zone, coalesce(split_part(l.name, ' ', 1), '') as lender, b.delivery_cents,
      q.rental_type, q.duration_units, q.unit_price_cents, q.price_divisor, q.quantity, q.rental_cents as quoted_cents,
      q.weekend_units, q.weekend_price_cents, q.discount_days, q.discount_percent, q.discount_cents,
      (select k.details from public.kyc_submissions k
       where k.user_id = l.id and k.step = 'business' and k.status = 'verified'
       order by k.decided_at desc limit 1) as business,
      m.paid, m.refunded, m.at
    from public.orders o
    join public.bookings b on b.order_id = o.id
    join public.order_lines q on q.id = b.order_line_id
    join public.items i on i.id = b.item_id
    join public.profiles l on l.id = b.owner_id
    cross join lateral (
      select coalesce(sum(e.amount_cents) filter (where t.kind = 'capture'), 0) as paid,
        coalesce(-sum(e.amount_cents) filter (where t.kind = 'refund'), 0) as refunded,
        min(t.at) filter (where t.kind = 'capture') as at
      from public.ledger_transfers t
      join public.ledger_entries e on e.transfer_id = t.id
      join public.ledger_accounts a on a.id = e.account_id
      where t.booking_id = b.id and a.kind = 'renter' and a.user_id = b.renter_id
    ) m
    where o.id = ${orderId} and o.user_id = ${userId} and m.paid > 0
    order by b.number`.execute(tx)
  const [first] = rows
  if (!first) return
  return {
    number: Number(first.order_number),
    paidAt: new Date(Math.min(...rows.map(({ at }) => new Date(at).getTime()))),
    lines: rows.map((row) => lineOf(row, locale)),
  }
}

interface Row {
  order_number: string | number
  number: string | number
  title: string
  language: string
  titles: Record<string, string> | null
  start_date: Date
  end_date: Date
  time_zone: string
  lender: string
  business: ReceiptLine['business']
  delivery_cents: string | number
  rental_type: 'hour' | 'day'
  duration_units: number
  unit_price_cents: string | number
  price_divisor: number
  quantity: number
  quoted_cents: string | number
  weekend_units: number
  weekend_price_cents: string | number | null
  discount_days: number | null
  discount_percent: number | null
  discount_cents: string | number
  paid: string | number
  refunded: string | number
  at: Date
}

const lineOf = (row: Row, locale: string): ReceiptLine => ({
  number: Number(row.number),
  title: titleIn(titledBy(row.title, row.language, row.titles), locale),
  start: new Date(row.start_date),
  end: new Date(row.end_date),
  timeZone: row.time_zone,
  lender: row.lender,
  business: row.business,
  price: {
    rentalType: row.rental_type,
    units: row.duration_units,
    unitPriceCents: Number(row.unit_price_cents),
    priceDivisor: row.price_divisor,
    quantity: row.quantity,
    rentalCents: Number(row.quoted_cents),
    weekendUnits: row.weekend_units,
    weekendPriceCents: row.weekend_price_cents === null ? null : Number(row.weekend_price_cents),
    discountDays: row.discount_days,
    discountPercent: row.discount_percent,
    discountCents: Number(row.discount_cents),
  },
  deliveryCents: Number(row.delivery_cents),
  paidCents: Number(row.paid),
  refundedCents: Number(row.refunded),
})
