-- A basket is held and booked as a whole, so whoever may hold 20 things asks about 20 lines at most: each costs a look
-- into a calendar.

create function public.basket_limit() returns integer
language sql immutable parallel safe set search_path = '' as $$
  select 20
$$;
comment on function public.basket_limit() is
  'How many lines a basket has at most, the same as MAX_LINES in src/domain/basket/basket.ts (a test compares them).';

create function public.basket_lines(lines jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if jsonb_array_length(lines) > public.basket_limit() then
    raise exception 'a basket has at most % lines', public.basket_limit()
      using errcode = 'LA005', constraint = 'basket_limit';
  end if;
  return lines;
end
$$;
comment on function public.basket_lines(jsonb) is 'The lines as they came; refuses more than a basket has with LA005.';

create or replace function public.unavailable_lines(lines jsonb) returns setof integer
language sql stable security definer set search_path = '' as $$
  select (l.position - 1)::integer
  from jsonb_array_elements(public.basket_lines(lines)) with ordinality l (line, position)
  join lateral (
    select (l.line ->> 'item_id')::uuid as item, (l.line ->> 'start_date')::timestamptz as starts,
      (l.line ->> 'end_date')::timestamptz as ends, coalesce((l.line ->> 'quantity')::integer, 1) as wanted
  ) w on true
  where not exists (select from public.items i where i.id = w.item and i.status = 'published' and not i.owner_is_blocked)
    or w.wanted > (
      select count(*) from public.item_units u
      where u.item_id = w.item and u.is_active and not exists (
        select from public.calendar_entries e
        left join public.reservations r on r.id = e.reservation_id
        where e.unit_id = u.id and e.during && public.rental_period(w.item, w.starts, w.ends)
          and (r.id is null or r.expires_at > now() and r.user_id is distinct from (select auth.uid()))
      )
    )
  order by 1
$$;
comment on function public.unavailable_lines(jsonb) is
  'Which lines [{item_id, start_date, end_date, quantity}], by index, cannot be had; the caller''s own holds do not count. More than a basket has are refused with LA005.';

create or replace function public.limit_reservation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The same lock as the whole checkout of a person, and like there before any calendar: who holds twice at the same
  -- moment is counted twice.
  perform pg_advisory_xact_lock(hashtextextended('checkout:' || new.user_id::text, 0));
  -- Nobody holds longer than 20 minutes, whatever the browser asks for.
  new.expires_at := least(new.expires_at, now() + interval '20 minutes');
  if (select count(*) from public.reservations where user_id = new.user_id and expires_at > now())
    >= public.basket_limit()
  then
    raise exception 'too many items are held at once' using errcode = 'LA003', constraint = 'reservations_limit';
  end if;
  return new;
end
$$;
comment on function public.limit_reservation() is
  'Shortens a hold to 20 minutes; refuses with LA003 more live holds of a person than a basket has lines.';
