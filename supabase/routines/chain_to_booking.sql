-- after: booking_event_seal
-- after: handover_seal
create or replace function public.chain_to_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before record;
begin
  -- One row after the other, even if both sides of a rental act at the same moment.
  perform from public.bookings where id = new.booking_id for update;
  execute format('select position, hash from %s where booking_id = $1 order by position desc limit 1', tg_relid::regclass)
    into before using new.booking_id;
  new.position := coalesce(before.position, 0) + 1;
  new.previous_hash := coalesce(before.hash, '');
  execute format('select public.%I($1)', tg_argv[0]) into new.hash using new;
  return new;
end
$$;
comment on function public.chain_to_booking() is
  'Numbers a row of a booking''s record and seals it, by the function that the trigger names, with the hash of the row before.';

create or replace trigger chain_to_booking before insert on public.booking_events
  for each row execute function public.chain_to_booking('booking_event_seal');

create or replace trigger chain_to_booking before insert on public.handovers
  for each row execute function public.chain_to_booking('handover_seal');
