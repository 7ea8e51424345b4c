create or replace function public.move_booking_end(booking uuid, new_end timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  select * into strict b from public.bookings where id = booking;
  perform public.lock_calendar(b.item_id);
  perform public.drop_lapsed_holds(b.item_id);
  -- Units that are back take no time any more.
  update public.calendar_entries e
    set during = tstzrange(lower(e.during), upper(public.rental_period(b.item_id, b.start_date, new_end)), '[)')
    where e.booking_id = booking
      and not exists (select from public.unit_returns r where r.booking_id = booking and r.unit_id = e.unit_id);
  return true;
exception when exclusion_violation then
  return false;
end
$$;
comment on function public.move_booking_end(uuid, timestamptz) is
  'Moves the end of a booking in the calendar of its units that are out, buffer included; false where another rental or a block has the time.';
revoke execute on function public.move_booking_end(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.move_booking_end(uuid, timestamptz) to service_role;
