create or replace function public.place_reservation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  select i.owner_id into owner from public.bookable_items i where i.id = new.item_id;
  if owner is null then
    raise exception 'this item cannot be rented' using errcode = 'LA001', constraint = 'reservations_published';
  end if;
  if owner = new.user_id then
    raise exception 'your own item cannot be rented' using errcode = 'LA002', constraint = 'reservations_not_own';
  end if;
  begin
    if not public.take_units(
      new.item_id, public.rental_period(new.item_id, new.start_date, new.end_date), new.quantity, new.id, null)
    then
      raise exclusion_violation;
    end if;
  exception when exclusion_violation or deadlock_detected then
    raise exception 'no longer available' using errcode = '23P01', constraint = 'calendar_entries_no_overlap';
  end;
  return null;
end
$$;
comment on function public.place_reservation() is
  'Allocates the units of a hold. Refused: 23P01 taken, LA001 not published, LA002 own item.';

create or replace trigger place_reservation after insert on public.reservations
  for each row execute function public.place_reservation();
