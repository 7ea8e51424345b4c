create or replace function public.unavailable_lines(lines jsonb) returns setof integer
language sql stable security definer set search_path = '' as $$
  select (l.position - 1)::integer
  from jsonb_array_elements(public.basket_lines(lines)) with ordinality l (line, position)
  join lateral (
    select (l.line ->> 'item_id')::uuid as item, (l.line ->> 'start_date')::timestamptz as starts,
      (l.line ->> 'end_date')::timestamptz as ends, coalesce((l.line ->> 'quantity')::integer, 1) as wanted
  ) w on true
  where not exists (select from public.bookable_items i where i.id = w.item)
    or w.wanted > (
      select count(*) from public.item_units u
      where u.item_id = w.item and u.is_active and not exists (
        select from public.live_calendar_entries e
        where e.unit_id = u.id and e.during && public.rental_period(w.item, w.starts, w.ends)
          and (e.held_by = (select auth.uid())) is not true
      )
    )
  order by 1
$$;
comment on function public.unavailable_lines(jsonb) is
  'Which lines [{item_id, start_date, end_date, quantity}], by index, are not available; the caller''s own holds do not count. More than a basket has are refused with LA005.';
grant execute on function public.unavailable_lines(jsonb) to anon, authenticated, service_role;
