create or replace function public.move_booking(booking uuid, new_start timestamptz, new_end timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  item uuid := (select b.item_id from public.bookings b where b.id = booking);
begin
  perform public.lock_calendar(item);
  perform public.drop_lapsed_holds(item);
  -- Units that are back take no time any more.
  update public.calendar_entries e
    set during = public.rental_period(item, new_start, new_end)
    where e.booking_id = booking
      and not exists (select from public.unit_returns r where r.booking_id = booking and r.unit_id = e.unit_id);
  update public.bookings b set start_date = new_start, end_date = new_end where b.id = booking;
  return true;
exception when exclusion_violation then
  return false;
end
$$;
comment on function public.move_booking(uuid, timestamptz, timestamptz) is
  'Moves a booking to other times, in the calendar of its units that are out as well, buffer included; false where another rental or a block has the time.';
revoke execute on function public.move_booking(uuid, timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.move_booking(uuid, timestamptz, timestamptz) to service_role;
