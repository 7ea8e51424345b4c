create or replace function public.hold_lines(holder uuid, lines jsonb)
returns table (line integer, reservation_id uuid, expires_at timestamptz, refusal jsonb)
-- A look-up by index marks the holds that are gone, a bitmap reads them again and again: there are many more of them.
language plpgsql volatile security definer set search_path = '' set enable_bitmapscan = off as $$
declare
  wanted record;
  hold public.reservations;
  period tstzrange;
  units uuid[];
  replaced uuid[];
  freed uuid[];
begin
  -- As check_reservation() does, before the first line is asked for.
  perform from public.identity_waits w where w.user_id = holder for share;
  select array_agg(r.id), array_agg(r.item_id) into replaced, freed
  from public.reservations r where r.user_id = holder;
  -- All calendars in one order before the first entry: two baskets with the same items cannot deadlock.
  perform public.lock_calendar(item)
  from (
    select (l ->> 'item_id')::uuid as item from jsonb_array_elements(lines) l
    union select unnest(freed)
    order by 1
  ) items;
  -- Holding again replaces what this person held before. Planned once: the planner does not see how many in a subquery.
  if replaced is not null then
    delete from public.reservations r where r.id = any (array(select unnest(replaced)));
  end if;

  for wanted in
    select (l.position - 1)::integer as position, l.value
    from jsonb_array_elements(lines) with ordinality l (value, position)
    order by l.value ->> 'item_id', l.position
  loop
    hold := jsonb_populate_record(null::public.reservations, '{"quantity": 1}' || wanted.value);
    hold.user_id := holder;
    line := wanted.position;
    reservation_id := null;
    refusal := null;
    -- What has lapsed is dropped before: its person could renew it until then.
    perform public.drop_lapsed_holds(hold.item_id);
    -- No range ends before it starts; a hold that does is refused below.
    period := case when hold.start_date < hold.end_date
      then public.rental_period(hold.item_id, hold.start_date, hold.end_date) end;
    -- As free_units() has it, but a hold that lapses at this very moment still has its entry, and is in the way.
    units := array(
      select u.id from public.item_units u
      where u.item_id = hold.item_id and u.is_active
        and not exists (select from public.calendar_entries e where e.unit_id = u.id and e.during && period)
      order by u.label, u.id limit hold.quantity
    );
    if period is null or cardinality(units) < hold.quantity then
      -- Losing a race is no error: the calendar is locked, so the answer holds.
      refusal := coalesce(
        public.hold_refusal(hold, now(), wanted.value ->> 'delivery_method'), '{"code": "DATES_TAKEN"}');
    else
      -- check_reservation() decides; what it refuses is not inserted.
      perform set_config('lendaround.held_line', wanted.value::text, true);
      with held as (
        insert into public.reservations as r (item_id, user_id, start_date, end_date, quantity)
        values (hold.item_id, holder, hold.start_date, hold.end_date, hold.quantity)
        returning r.id, r.expires_at
      ), entered as (
        insert into public.calendar_entries (unit_id, item_id, during, reservation_id)
        select free.id, hold.item_id, period, held.id from held, unnest(units) free (id)
      )
      select held.id, held.expires_at into reservation_id, expires_at from held;
      if reservation_id is null then
        refusal := current_setting('lendaround.hold_refusal')::jsonb;
      end if;
      perform set_config('lendaround.held_line', '', true);
    end if;
    return next;
  end loop;
end
$$;
comment on function public.hold_lines(uuid, jsonb) is
  'Holds [{item_id, start_date, end_date, quantity, delivery_method}] for 20 minutes, or to the end of a wait for the identity. A line with a refusal {"code", "details"} is not held: roll back then.';
grant execute on function public.hold_lines(uuid, jsonb) to service_role;
