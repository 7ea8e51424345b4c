create or replace function public.hold_lines(holder uuid, lines jsonb)
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
