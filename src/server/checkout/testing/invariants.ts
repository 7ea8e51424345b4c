import type { Database } from '#backend/db/database.ts'

/**
 * Invariants of every checkout once everything under way is finished, each as a query for its violations. `p` is a
 * payment as the provider has it, `own` as the product has it.
 */
const INVARIANTS: Record<string, string> = {
  'no payment without its bookings': `
    select p.id from payments_test.payments p
    where p.status in ('authorised', 'captured') and not exists (
      select from public.payments own join public.orders o on o.id = own.order_id
        join public.payment_intents i on i.payment_id = own.id
      where i.id = p.id and o.status = 'paid'
        and (select count(*) from public.bookings b where b.order_id = o.id)
          = (select count(*) from public.order_lines l where l.order_id = o.id)
    )`,
  'no booking without its payment': `
    select b.id from public.bookings b
    where b.status <> 'cancelled' and not exists (
      select from public.payments own join public.payment_intents i on i.payment_id = own.id join payments_test.payments p on p.id = i.id
      left join payments_test.captures c on c.payment_id = p.id and c.part = b.order_line_id::text
      where own.order_id = b.order_id
        and case b.status when 'requested' then p.status = 'authorised' else c.amount_cents = b.total_cents end
    )`,
  'captured is what was confirmed': `
    select own.id from public.payments own join public.payment_intents i on i.payment_id = own.id join payments_test.payments p on p.id = i.id
    where p.captured_cents <> (
      select coalesce(sum(b.total_cents), 0) from public.bookings b
      where b.order_id = own.order_id and b.status not in ('cancelled', 'requested')
    )`,
  'every capture is in both books and in the ledger': `
    select c.id from public.captures c join public.payments own on own.id = c.payment_id
      join public.bookings b on b.id = c.booking_id
      left join public.payment_intents i on i.payment_id = own.id
      left join payments_test.captures p on p.payment_id = i.id and p.part = b.order_line_id::text
      left join public.ledger_transfers t on t.once_key = 'capture:' || b.id
    where c.status <> 'captured' or p.amount_cents is distinct from c.amount_cents or t.id is null`,
  'both books say the same': `
    select own.id from public.payments own join public.payment_intents i on i.payment_id = own.id join payments_test.payments p on p.id = i.id
    where (own.status, own.captured_cents) is distinct from
      (case p.status when 'open' then 'created' else p.status end, p.captured_cents)`,
  'no renter is charged twice for the same dates': `
    select a.id from public.bookings a join public.bookings b
      on a.id < b.id and a.item_id = b.item_id and a.renter_id = b.renter_id
      and a.start_date < b.end_date and a.end_date > b.start_date
    where a.status <> 'cancelled' and b.status <> 'cancelled'`,
  'the calendar keeps exactly what is booked or held': `
    select b.id from public.bookings b
    where (select count(*) from public.calendar_entries e where e.booking_id = b.id)
      <> case when b.status in ('cancelled', 'declined') then 0 else b.quantity end
    union all
    select r.id from public.reservations r
    where (select count(*) from public.calendar_entries e where e.reservation_id = r.id) <> r.quantity`,
  'every booking has its code': `
    select b.id from public.bookings b
    where not exists (select from public.booking_codes c where c.booking_id = b.id)`,
  'one mail to the renter for each paid order, none for others': `
    select o.id from public.orders o
    where (select count(*) from public.outbox m where m.once_key like 'order-booked:' || o.id || ':%')
      <> case o.status when 'paid' then 1 else 0 end`,
}

/** The violated invariants, with the rows that violate them. */
export async function violatedInvariants(db: Database): Promise<Record<string, string[]>> {
  const broken: Record<string, string[]> = {}
  for (const [invariant, query] of Object.entries(INVARIANTS)) {
    const { rows } = await db.pool.query<{ id: string }>(query)
    if (rows.length > 0) broken[invariant] = rows.map(({ id }) => id)
  }
  return broken
}
