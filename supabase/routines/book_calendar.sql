create or replace function public.book_calendar(booking uuid, hold uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
  moved integer;
begin
  select * into strict b from public.bookings where id = booking;
  perform public.lock_calendar(b.item_id);
  -- The hold before its entries, as its deletion does: the other way round could deadlock with them.
  perform from public.reservations where id = hold for update;
  update public.calendar_entries set reservation_id = null, booking_id = booking where reservation_id = hold;
  get diagnostics moved = row_count;
  if moved > 0 then
    delete from public.reservations where id = hold;
    return true;
  end if;
  -- The hold has lapsed and another renter may have come in between.
  return public.take_units(
    b.item_id, public.rental_period(b.item_id, b.start_date, b.end_date), b.quantity, null, booking);
end
$$;
comment on function public.book_calendar(uuid, uuid) is
  'Hands the calendar entries of a hold to its booking without a gap; takes free dates again where the hold has lapsed, false where they are gone.';
grant execute on function public.book_calendar(uuid, uuid) to service_role;
