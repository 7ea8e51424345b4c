import type { Queryable } from '../fixtures/queryable.ts'

/**
 * Inserts the events of rentals that were recently handed over or cancelled by their lender, each with its statement.
 * In chronological order, since the database numbers and seals them on insert.
 */
export async function seedEvents(db: Queryable): Promise<void> {
  await db.query(`
    insert into public.booking_events (booking_id, transition, from_status, to_status, role, user_id, details, at)
    select booking_id, transition, from_status, to_status, role, user_id, details, at from (
      select b.id as booking_id, 1 as step, 'accept' as transition, 'requested' as from_status,
        'confirmed' as to_status, 'owner' as role, b.owner_id as user_id, '{}'::jsonb as details,
        least(b.created_at + interval '2 hours', b.start_date) as at
      from public.bookings b join public.order_lines l on l.id = b.order_line_id
      where not l.is_instant and exists (select from public.handovers h where h.booking_id = b.id)
      union all
      select h.booking_id, 1 + h.position, case when back.units is null then s.transition else 'return_part' end,
        s.from_status, case when back.units is null then s.to_status else 'picked_up' end, h.role, h.user_id,
        jsonb_build_object('statement', h.hash, 'isComplete', h.is_complete, 'isUndamaged', h.is_undamaged)
          || case when back.units is null then '{}' else jsonb_build_object('units', back.units) end, h.at
      from public.handovers h
      left join lateral (
        select jsonb_agg(u.label order by u.label) as units
        from public.unit_returns r join public.item_units u on u.id = r.unit_id where r.handover_id = h.id
      ) back on true
      join (values
        ('pick_up', 'owner', 'pick_up', 'confirmed', 'picked_up'),
        ('pick_up', 'renter', 'confirm_pick_up', 'picked_up', 'picked_up'),
        ('return', 'owner', 'return', 'picked_up', 'returned')
      ) s (kind, role, transition, from_status, to_status) on (s.kind, s.role) = (h.kind, h.role)
      union all
      select b.id, 8, case c.kind when 'late' then 'charge_late' else 'dispute' end, 'returned', 'disputed',
        case c.kind when 'late' then 'clock' else 'owner' end,
        case c.kind when 'late' then null else b.owner_id end, '{}', c.created_at
      from public.bookings b join public.claims c on c.booking_id = b.id
      where b.status = 'disputed' and exists (select from public.handovers h where h.booking_id = b.id)
      union all
      select b.id, 2, 'cancel', 'confirmed', 'cancelled', 'owner', b.owner_id,
        jsonb_build_object('refundCents', b.refund_cents, 'percent', 100), b.created_at + interval '1 hour'
      from public.bookings b where b.status_reason = 'cancelled_by_owner'
      union all
      select b.id, 9, 'complete', 'returned', 'completed', 'clock', null, '{}', b.returned_at + interval '48 hours'
      from public.bookings b
      where b.status = 'completed' and exists (select from public.handovers h where h.booking_id = b.id)
    ) steps order by booking_id, step`)
}
