create or replace function public.take_units(item uuid, period tstzrange, wanted integer, reservation uuid, booking uuid)
returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  taken integer;
begin
  perform public.lock_calendar(item);
  perform public.drop_lapsed_holds(item);
  insert into public.calendar_entries (unit_id, item_id, during, reservation_id, booking_id)
  select free.id, item, period, reservation, booking
  from public.free_units(item, period) as free (id) limit wanted
  on conflict do nothing;
  get diagnostics taken = row_count;
  return taken = wanted;
end
$$;
comment on function public.take_units(uuid, tstzrange, integer, uuid, uuid) is
  'Enters a hold or a booking into the calendar of as many units as wanted; false, to be rolled back, where fewer are free.';
