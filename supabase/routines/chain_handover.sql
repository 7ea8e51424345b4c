-- after: handover_seal
create or replace function public.chain_handover() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.handovers;
begin
  -- One after the other, also where both sides state something at the same moment.
  perform from public.bookings where id = new.booking_id for update;
  select * into before from public.handovers where booking_id = new.booking_id order by position desc limit 1;
  new.position := coalesce(before.position, 0) + 1;
  new.previous_hash := coalesce(before.hash, '');
  new.hash := public.handover_seal(new);
  return new;
end
$$;
comment on function public.chain_handover() is 'Numbers a statement and seals it with the hash of the one before.';

create or replace trigger chain_handover before insert on public.handovers
  for each row execute function public.chain_handover();
