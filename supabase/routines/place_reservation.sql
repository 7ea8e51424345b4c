create or replace function public.place_reservation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- hold_lines() has looked for the units already, and enters them in the statement that inserts the hold.
  if new.quantity = (
    select count(*) from public.calendar_entries e
    where e.reservation_id = new.id and e.item_id = new.item_id
      and e.during @> tstzrange(new.start_date, new.end_date, '[)')
  ) then
    return null;
  end if;
  if not public.take_units(
    new.item_id, public.rental_period(new.item_id, new.start_date, new.end_date), new.quantity, new.id, null)
  then
    raise exception 'no longer available'
      using errcode = '23P01', constraint = 'calendar_entries_no_overlap', hint = 'DATES_TAKEN';
  end if;
  return null;
end
$$;
comment on function public.place_reservation() is 'Allocates the units of a hold that has none yet; 23P01 where they are taken.';

create or replace trigger place_reservation after insert on public.reservations
  for each row execute function public.place_reservation();
