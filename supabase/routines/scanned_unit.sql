create or replace function public.scanned_unit(item uuid, label text)
returns table (
  label text, title text, language text, titles jsonb, time_zone text, is_offered boolean, is_own boolean,
  booking_id uuid, status text, start_date timestamptz, end_date timestamptz, units text[]
)
language sql stable security definer set search_path = '' as $$
  select u.label, i.title, i.language, i.titles, i.time_zone,
    i.status = 'published' and not i.owner_is_blocked, coalesce(i.owner_id = (select auth.uid()), false),
    b.id, b.status, b.start_date, b.end_date, b.units
  from public.items i
  join public.item_units u on u.item_id = i.id and u.label = scanned_unit.label
  left join lateral (
    select r.id, r.status, r.start_date, r.end_date, has.units
    from public.bookings r
    cross join lateral (
      select coalesce(bool_or(e.unit_id = u.id), false) as it, array_agg(other.label order by other.label) as units
      from public.calendar_entries e join public.item_units other on other.id = e.unit_id
      where e.booking_id = r.id and not exists (
        select from public.unit_returns back where back.booking_id = r.id and back.unit_id = e.unit_id
      )
    ) has
    where r.item_id = i.id and r.status in ('confirmed', 'picked_up')
      -- A renter may have been given another unit than the one that was planned.
      and (r.renter_id = (select auth.uid()) or i.owner_id = (select auth.uid()) and has.it)
    order by has.it desc, r.status = 'picked_up' desc, r.start_date
    limit 1
  ) b on true
  where i.id = scanned_unit.item
    and (i.status = 'published' and not i.owner_is_blocked or i.owner_id = (select auth.uid()) or b.id is not null)
$$;
comment on function public.scanned_unit(uuid, text) is
  'The unit whose label was scanned, and the caller''s rental of it that is under way or comes next; for its lender, whoever rents it. Nothing where no unit has that label, or the item is not offered and the caller has no part in it.';
revoke execute on function public.scanned_unit(uuid, text) from public;
grant execute on function public.scanned_unit(uuid, text) to anon, authenticated, service_role;
