import { sql, type Transaction } from 'kysely'
import { isoOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { Titled } from '#domain/listing/title-in.ts'
import { withTown } from '#domain/listing/with-town.ts'
import type { MailedPlace } from './rental-text.ts'

/** A booking with everything that mails say of it, for either side. */
export interface MailedBooking {
  id: string
  number: number
  status: string
  orderId: string
  renterId: string
  ownerId: string
  /** First names. */
  renter: string
  owner: string
  titled: Titled
  start: string
  end: string
  timeZone: string
  answerBy?: string
  quantity: number
  method: MailedPlace['method']
  /** Where it is delivered to, the hub, or the lender's own address. */
  address: string
  /** The lender's part of town, for those who may not know more. */
  area: string
  rentalCents: number
  totalCents: number
  dueCents: number
  topUpCents: number
  feePercent: number
  claimHours: number
  depositCents: number
}

/** Loads bookings by their ids, or all of an order, by their numbers. */
export async function loadMailedBookings(
  tx: Transaction<Schema>,
  which: { ids: string[] } | { orderId: string },
): Promise<MailedBooking[]> {
  const rows = await tx
    .selectFrom('bookings as b')
    .innerJoin('items as i', 'i.id', 'b.item_id')
    .innerJoin('profiles as renter', 'renter.id', 'b.renter_id')
    .innerJoin('profiles as owner', 'owner.id', 'b.owner_id')
    .leftJoin('item_locations as l', 'l.item_id', 'b.item_id')
    .leftJoin('hubs as h', 'h.id', 'b.hub_id')
    .select(['b.id', 'b.number', 'b.status', 'b.order_id', 'b.renter_id', 'b.owner_id'])
    .select(['b.start_date', 'b.end_date', 'b.time_zone', 'b.request_expires_at', 'b.quantity'])
    .select([
      'b.delivery_method',
      'b.rental_cents',
      'b.total_cents',
      'b.due_cents',
      'b.top_up_cents',
      'b.fee_percent',
      'b.terms',
    ])
    .select(['b.deposit_cents', 'i.title', 'i.language', 'i.translations', 'i.city', 'l.address as street'])
    .select([
      sql<string>`split_part(renter.name, ' ', 1)`.as('renter'),
      sql<string>`split_part(owner.name, ' ', 1)`.as('owner'),
      sql<string>`concat_ws(', ', nullif(i.neighbourhood, ''), nullif(i.city, ''))`.as('area'),
      sql<string | null>`case b.delivery_method when 'delivery' then b.delivery_address
        when 'hub' then concat_ws(', ', h.name, h.address) end`.as('elsewhere'),
    ])
    .where((on) => ('ids' in which ? on('b.id', 'in', which.ids) : on('b.order_id', '=', which.orderId)))
    .orderBy('b.number')
    .execute()
  return rows.map((row) => ({
    ...row,
    orderId: row.order_id,
    renterId: row.renter_id,
    ownerId: row.owner_id,
    titled: { ...row, translations: row.translations as Titled['translations'] },
    start: isoOf(row.start_date),
    end: isoOf(row.end_date),
    timeZone: row.time_zone,
    ...(row.request_expires_at && { answerBy: isoOf(row.request_expires_at) }),
    method: row.delivery_method as MailedPlace['method'],
    address: row.elsewhere ?? withTown(row.street ?? '', row.city),
    rentalCents: row.rental_cents,
    totalCents: row.total_cents ?? 0,
    dueCents: row.due_cents ?? 0,
    topUpCents: row.top_up_cents,
    feePercent: row.fee_percent,
    claimHours: (row.terms as unknown as BookingTerms).claimHours,
    depositCents: row.deposit_cents,
  }))
}
