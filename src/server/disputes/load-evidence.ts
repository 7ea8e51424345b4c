import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { RefundStep } from '#domain/booking/refund-steps.ts'
import { type BookingRecord, loadRecord } from '#server/records/load-record.ts'

/** Messages quoted at most, the latest. */
const MAX_QUOTED = 200

export interface QuotedMessage {
  sender: 'owner' | 'renter'
  body: string
  at: string
}

/** All that speaks for a disputed payment; amounts in cents, instants ISO 8601. */
export interface Evidence {
  number: number
  reason: string
  amountCents: number
  provider: string
  paymentId: string
  disputeId: string
  purpose: string
  paidAt: Date
  card: string
  renterName: string
  renterEmail: string
  renterSince: Date
  kycLevel: number
  policy: CancellationPolicy
  /** What a cancellation gives back, as agreed. */
  refunds: RefundStep[]
  deliveryMethod: DeliveryMethod
  dueCents: number
  refundCents: number
  depositCents: number
  bookedAt: Date
  record: BookingRecord
  messages: QuotedMessage[]
}

/** Collects the evidence of a dispute; nothing where there is no such dispute. */
export async function loadEvidence(tx: Transaction<Schema>, id: string): Promise<Evidence | undefined> {
  const { rows } = await sql<Omit<Evidence, 'record' | 'messages'> & { bookingId: string; ownerId: string }>`
    select d.number, d.reason, d.amount_cents as "amountCents", d.provider, (
        select string_agg(i.id, ', ' order by i.position) from public.payment_intents i where i.payment_id = p.id
      ) as "paymentId",
      d.provider_dispute_id as "disputeId", p.purpose, p.created_at as "paidAt",
      coalesce(m.brand || ' •••• ' || m.last4, '–') as card, r.name as "renterName", r.email as "renterEmail",
      r.created_at as "renterSince", r.kyc_level as "kycLevel", b.cancellation_policy as policy, b.terms -> 'refunds' as refunds,
      b.delivery_method as "deliveryMethod", b.due_cents as "dueCents", b.refund_cents as "refundCents",
      b.deposit_cents as "depositCents", b.created_at as "bookedAt", b.id as "bookingId", b.owner_id as "ownerId"
    from public.disputes d
      join public.payments p on p.id = d.payment_id
      join public.bookings b on b.id = d.booking_id
      join public.profiles r on r.id = b.renter_id
      left join public.payment_methods m on m.id = p.method_id
    where d.id = ${id}`.execute(tx)
  const [row] = rows
  if (!row) return
  const { bookingId, ownerId, ...evidence } = row
  // Banks read English.
  const record = await loadRecord(tx, { bookingId, readerId: ownerId, locale: 'en' })
  if (!record) throw new Error(`Booking ${bookingId} has no record.`)
  return { ...evidence, record, messages: await loadMessages(tx, bookingId) }
}

async function loadMessages(tx: Transaction<Schema>, bookingId: string): Promise<QuotedMessage[]> {
  const { rows } = await sql<QuotedMessage>`
    select case m.sender_id when c.owner_id then 'owner' else 'renter' end as sender,
      coalesce(o.body, m.body) as body, to_json(m.created_at) #>> '{}' as at
    from public.conversations c join public.messages m on m.conversation_id = c.id
      left join public.message_originals o on o.message_id = m.id
    where c.booking_id = ${bookingId} order by m.id desc limit ${MAX_QUOTED}`.execute(tx)
  return rows.toReversed()
}
