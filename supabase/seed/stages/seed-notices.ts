import { personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'

/** The number of past days for which demo people have notices, and of those with unread ones. */
const [TOLD_DAYS, UNREAD_DAYS] = [60, 4]

/** Inserts the notices about demo people's rentals; older ones have been read. */
export async function seedNotices(db: Queryable, now: Date): Promise<void> {
  // In chronological order, by which the page lists them.
  await db.query(
    `insert into public.notifications (user_id, kind, data, path, occasion, created_at, read_at)
     select case n.side when 'renter' then b.renter_id else b.owner_id end as user_id, n.kind,
       jsonb_build_object('rental', jsonb_build_object('title', i.title, 'timeZone', b.time_zone,
         'start', b.start_date, 'end', b.end_date), 'to', n.side),
       '/dashboard/my-rentals/' || b.id, b.id, e.at,
       case when e.at < $1::timestamptz - make_interval(days => $3) then e.at + interval '2 hours' end
     from (
       select booking_id, kind, max(at) as at from public.handovers group by booking_id, kind
     ) e
     join public.bookings b on b.id = e.booking_id
     join public.items i on i.id = b.item_id
     join (values ('pick_up', 'renter', 'picked-up'), ('pick_up', 'owner', 'picked-up'),
       ('return', 'renter', 'returned'), ('return', 'owner', 'returned')
     ) n (step, side, kind) on n.step = e.kind
     where e.at between $1::timestamptz - make_interval(days => $2) and $1
       and not (e.kind = 'return' and b.status = 'picked_up')
     union all
     select b.renter_id, 'booking-cancelled',
       jsonb_build_object('rental', jsonb_build_object('title', i.title, 'timeZone', b.time_zone,
         'start', b.start_date, 'end', b.end_date), 'to', 'renter', 'isOwnDoing', false, 'refundCents', b.refund_cents),
       '/dashboard/my-rentals/' || b.id, b.id, e.at, null
     from public.booking_events e
     join public.bookings b on b.id = e.booking_id
     join public.items i on i.id = b.item_id
     where e.transition = 'cancel' and e.role = 'owner'
     union all
     select user_id, 'identity-rejected', jsonb_build_object('step', step, 'reason', reason),
       '/kyc-onboarding?level=3', id, decided_at, null
     from public.kyc_submissions where status = 'rejected' and user_id = $4
     order by 6
     on conflict do nothing`,
    [now, TOLD_DAYS, UNREAD_DAYS, personId('marta')],
  )
}
