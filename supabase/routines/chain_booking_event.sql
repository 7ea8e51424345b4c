-- after: booking_event_seal
create or replace function public.chain_booking_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.booking_events;
begin
  -- One after the other, also where two things happen at the same moment.
  perform from public.bookings where id = new.booking_id for update;
  select * into before from public.booking_events where booking_id = new.booking_id order by position desc limit 1;
  new.position := coalesce(before.position, 0) + 1;
  new.previous_hash := coalesce(before.hash, '');
  new.hash := public.booking_event_seal(new);
  return new;
end
$$;
comment on function public.chain_booking_event() is 'Numbers a step of a booking and seals it with the hash of the one before.';

create or replace trigger chain_booking_event before insert on public.booking_events
  for each row execute function public.chain_booking_event();
