create or replace view public.live_calendar_entries with (security_invoker = true) as
  select e.item_id, e.unit_id, e.during, e.starts_at, e.ends_at, r.user_id as held_by
  from public.calendar_entries e
  left join public.reservations r on r.id = e.reservation_id
  where (r.id is null or r.expires_at > now())
    -- Not a join with the active ones: the index of the others is small, and seldom has a page to look at.
    and not exists (select from public.item_units u where u.id = e.unit_id and not u.is_active);
comment on view public.live_calendar_entries is
  'The entries that occupy an active unit of an item now: bookings, blocks, and holds that have not lapsed, with their holder.';
grant select on public.live_calendar_entries to service_role;
