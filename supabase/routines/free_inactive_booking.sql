create or replace function public.free_inactive_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_entries where booking_id = new.id;
  return null;
end
$$;
comment on function public.free_inactive_booking() is 'A cancelled or declined booking gives its dates back.';

create or replace trigger free_inactive_booking after update of status on public.bookings
  for each row when (new.status in ('cancelled', 'declined')) execute function public.free_inactive_booking();
