create or replace function public.booking_units(booking uuid)
returns table (unit_id uuid, label text, returned_at timestamptz, is_undamaged boolean, is_complete boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, u.label, r.returned_at, h.is_undamaged, h.is_complete
  from public.bookings b
  join public.calendar_entries e on e.booking_id = b.id
  join public.item_units u on u.id = e.unit_id
  left join public.unit_returns r on r.booking_id = b.id and r.unit_id = u.id
  left join public.handovers h on h.id = r.handover_id
  where b.id = booking_units.booking and (select auth.uid()) in (b.owner_id, b.renter_id)
  order by u.label
$$;
comment on function public.booking_units(uuid) is
  'The units of a rental, and of those that are back when and how they came back; for its two sides, nothing for others.';
revoke execute on function public.booking_units(uuid) from public, anon;
grant execute on function public.booking_units(uuid) to authenticated, service_role;
