create or replace function public.place_reservation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not public.take_units(
    new.item_id, public.rental_period(new.item_id, new.start_date, new.end_date), new.quantity, new.id, null)
  then
    raise exception 'no longer available'
      using errcode = '23P01', constraint = 'calendar_entries_no_overlap', hint = 'DATES_TAKEN';
  end if;
  return null;
end
$$;
comment on function public.place_reservation() is 'Allocates the units of a hold; 23P01 where they are taken.';

create or replace trigger place_reservation after insert on public.reservations
  for each row execute function public.place_reservation();
