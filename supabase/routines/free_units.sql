create or replace function public.free_units(item uuid, period tstzrange) returns setof uuid
language sql stable set search_path = '' as $$
  select u.id
  from public.item_units u
  where u.item_id = item and u.is_active
    and not exists (
      select from public.live_calendar_entries e where e.unit_id = u.id and e.during && period
    )
  order by u.label, u.id
$$;
comment on function public.free_units(uuid, tstzrange) is 'The active units with nothing in their calendar in this period; lapsed holds do not count.';
