import { sql, type Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { HoldRequest } from '#server/checkout/holds.ts'

/** The rental that a renter takes in place of one that its lender cancelled. */
export interface Rescue {
  request: HoldRequest
  delivery: { deliveryMethod: DeliveryMethod; deliveryAddress: string; hubId: string | null }
  /** The renter's total, delivery included. */
  totalCents: number
  /** The platform's contribution. */
  topUpCents: number
  /** The lost booking, of a chain of replacements the first. */
  lostBookingId: string
  /** The provider's id of the card that the lost rental was paid with; nothing where the provider keeps none. */
  card: string | null
}

/** Reads a candidate with the same hours, pieces and, where it is offered, delivery; nothing where it is not one. */
export async function loadRescue(
  tx: Transaction<Schema>,
  {
    bookingId,
    itemId,
    renterId,
    limitCents,
  }: { bookingId: string; itemId: string; renterId: string; limitCents: number },
): Promise<Rescue | undefined> {
  const { rows } = await sql<{
    start_date: Date
    end_date: Date
    quantity: number
    delivery_method: DeliveryMethod
    delivery_address: string
    hub_id: string | null
    is_offered: boolean
    total_cents: number
    top_up_cents: number
    lost_booking_id: string
    card: string | null
  }>`
    select b.start_date, b.end_date, b.quantity, b.delivery_method, b.delivery_address, b.hub_id,
      b.delivery_method = any (i.delivery_methods) as is_offered, c.total_cents, c.top_up_cents,
      coalesce(b.replaces_booking_id, b.id) as lost_booking_id, m.provider_method_id as card
    from public.bookings b
    cross join lateral public.rescue_candidates(b.id, ${limitCents}) c
    join public.items i on i.id = c.id
    left join public.payments p on p.order_id = b.order_id
    left join public.payment_methods m on m.id = p.method_id and m.removed_at is null
    where b.id = ${bookingId} and b.renter_id = ${renterId} and c.id = ${itemId}`.execute(tx)
  const row = rows[0]
  if (!row) return
  const deliveryMethod = row.is_offered ? row.delivery_method : 'pickup'
  return {
    request: {
      itemId,
      start: epochOf(row.start_date),
      end: epochOf(row.end_date),
      quantity: row.quantity,
      deliveryMethod,
    },
    delivery: {
      deliveryMethod,
      deliveryAddress: deliveryMethod === 'delivery' ? row.delivery_address : '',
      hubId: deliveryMethod === 'hub' ? row.hub_id : null,
    },
    totalCents: Number(row.total_cents),
    topUpCents: Number(row.top_up_cents),
    lostBookingId: row.lost_booking_id,
    card: row.card,
  }
}
