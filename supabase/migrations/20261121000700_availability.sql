create function public.item_busy_periods(item uuid, from_date timestamptz, to_date timestamptz, quantity integer default 1)
returns table (start_date timestamptz, end_date timestamptz)
language sql stable security definer set search_path = '' as $$
  with units as (
    select count(*) as total from public.item_units u where u.item_id = item and u.is_active
  ), entries as (
    select lower(e.during) as starts, upper(e.during) as ends
    from public.calendar_entries e
    join public.item_units u on u.id = e.unit_id and u.is_active
    left join public.reservations r on r.id = e.reservation_id
    where e.item_id = item and e.during && tstzrange(from_date, to_date, '[)')
      and (r.id is null or r.expires_at > now() and r.user_id is distinct from (select auth.uid()))
  ), changes as (
    select at, sum(change) as change
    from (select starts as at, 1 as change from entries union all select ends, -1 from entries) c
    group by at
  ), steps as (
    select at, lead(at) over (order by at) as until, sum(change) over (order by at) as taken from changes
  ), full_steps as (
    select s.at, s.until from steps s, units u
    where s.until is not null and u.total - s.taken < item_busy_periods.quantity
  )
  -- Neighbouring steps that are both full are one busy period.
  select lower(busy), upper(busy)
  from (select unnest(range_agg(tstzrange(at, until, '[)'))) as busy from full_steps) periods
  where exists (select from public.items i where i.id = item and i.status = 'published' and not i.owner_is_blocked)
  order by 1
$$;
comment on function public.item_busy_periods(uuid, timestamptz, timestamptz, integer) is
  'When fewer than quantity units are free, without saying why or for whom; the caller''s own holds do not count.';
grant execute on function public.item_busy_periods(uuid, timestamptz, timestamptz, integer)
  to anon, authenticated, service_role;

create function public.unavailable_lines(lines jsonb) returns setof integer
language sql stable security definer set search_path = '' as $$
  select (l.position - 1)::integer
  from jsonb_array_elements(lines) with ordinality l (line, position)
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
  'Which lines [{item_id, start_date, end_date, quantity}], by index, cannot be had; the caller''s own holds do not count.';
grant execute on function public.unavailable_lines(jsonb) to anon, authenticated, service_role;

create function public.release_holds(holder uuid, holds uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  released integer;
begin
  perform public.lock_calendar(held.item_id)
  from (
    select distinct r.item_id from public.reservations r where r.user_id = holder and r.id = any (holds) order by 1
  ) held;
  delete from public.reservations r where r.user_id = holder and r.id = any (holds);
  get diagnostics released = row_count;
  return released;
end
$$;
comment on function public.release_holds(uuid, uuid[]) is 'Gives up these holds of one person; answers how many there were.';
grant execute on function public.release_holds(uuid, uuid[]) to service_role;

create function public.hold_lines(holder uuid, lines jsonb)
returns table (line integer, reservation_id uuid, expires_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
declare
  wish record;
begin
  -- All calendars in one order before the first entry: two baskets with the same items cannot deadlock.
  perform public.lock_calendar(item)
  from (
    select (l ->> 'item_id')::uuid as item from jsonb_array_elements(lines) l
    union select r.item_id from public.reservations r where r.user_id = holder
    order by 1
  ) items;
  -- Holding again replaces what this person held before.
  delete from public.reservations r where r.user_id = holder;

  for wish in
    select (l.position - 1)::integer as position, (l.value ->> 'item_id')::uuid as item,
      (l.value ->> 'start_date')::timestamptz as starts, (l.value ->> 'end_date')::timestamptz as ends,
      coalesce((l.value ->> 'quantity')::integer, 1) as wanted
    from jsonb_array_elements(lines) with ordinality l (value, position)
    order by 2, 1
  loop
    line := wish.position;
    reservation_id := null;
    begin
      insert into public.reservations as r (item_id, user_id, start_date, end_date, quantity)
      values (wish.item, holder, wish.starts, wish.ends, wish.wanted)
      returning r.id, r.expires_at into reservation_id, expires_at;
    exception when exclusion_violation or sqlstate 'LA001' or sqlstate 'LA002' then
      null;
    end;
    return next;
  end loop;
end
$$;
comment on function public.hold_lines(uuid, jsonb) is
  'Holds [{item_id, start_date, end_date, quantity}] for 20 minutes. A line without reservation_id is taken: roll back then.';
grant execute on function public.hold_lines(uuid, jsonb) to service_role;

create function public.book_calendar(booking uuid, hold uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
  moved integer;
begin
  select * into strict b from public.bookings where id = booking;
  perform public.lock_calendar(b.item_id);
  -- The hold before its entries, as whoever deletes it does: the other way round could deadlock with them.
  perform from public.reservations where id = hold for update;
  update public.calendar_entries set reservation_id = null, booking_id = booking where reservation_id = hold;
  get diagnostics moved = row_count;
  if moved > 0 then
    delete from public.reservations where id = hold;
    return true;
  end if;
  -- The hold has lapsed and somebody may have come in between.
  return public.take_units(
    b.item_id, public.rental_period(b.item_id, b.start_date, b.end_date), b.quantity, null, booking);
end
$$;
comment on function public.book_calendar(uuid, uuid) is
  'Hands the calendar entries of a hold to its booking without a gap; takes free dates anew where the hold has lapsed, false where they are gone.';
grant execute on function public.book_calendar(uuid, uuid) to service_role;

create table public.booking_transitions (
  from_status text not null,
  to_status text not null,
  transition text not null,
  actor text not null check (actor in ('owner', 'renter', 'either', 'clock', 'moderator')),
  primary key (from_status, transition)
);
comment on table public.booking_transitions is
  'The lifecycle of a booking, the same as BOOKING_LIFECYCLE in src/domain/booking/lifecycle.ts (a test compares them).';
insert into public.booking_transitions (from_status, transition, actor, to_status) values
  ('requested', 'accept', 'owner', 'confirmed'),
  ('requested', 'decline', 'owner', 'declined'),
  ('requested', 'cancel', 'renter', 'cancelled'),
  ('requested', 'expire', 'clock', 'cancelled'),
  ('confirmed', 'pick_up', 'either', 'picked_up'),
  ('confirmed', 'cancel', 'either', 'cancelled'),
  ('picked_up', 'return', 'either', 'returned'),
  ('returned', 'complete', 'clock', 'completed'),
  ('returned', 'dispute', 'either', 'disputed'),
  ('disputed', 'settle', 'moderator', 'completed');
alter table public.booking_transitions enable row level security;
grant select on public.booking_transitions to anon, authenticated, service_role;
create policy booking_transitions_select on public.booking_transitions for select to anon, authenticated using (true);

create function public.check_booking_transition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.booking_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'a booking cannot go from % to %', old.status, new.status
      using errcode = 'LA010', constraint = 'bookings_lifecycle';
  end if;
  return new;
end
$$;
comment on function public.check_booking_transition() is 'Refuses with LA010 what the lifecycle does not allow.';
create trigger check_booking_transition before update of status on public.bookings
  for each row when (old.status is distinct from new.status) execute function public.check_booking_transition();
