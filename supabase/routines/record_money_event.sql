-- after: check_transition
create or replace function public.record_money_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subject uuid;
begin
  -- A deposit is known by its booking.
  if tg_argv[0] = 'deposit' then
    subject := new.booking_id;
  else
    subject := new.id;
  end if;
  insert into public.money_events (thing, thing_id, transition, from_status, to_status)
  select tg_argv[0], subject, t.transition, old.status, new.status
  from public.lifecycle_transitions t
  where t.thing = tg_argv[0] and t.from_status = old.status and t.to_status = new.status
  limit 1;
  return null;
end
$$;
comment on function public.record_money_event() is
  'Writes a step of a payment, capture, refund, deposit, adjustment or dispute down with the change itself.';

create or replace trigger record_event after update of status on public.payments
  for each row when (old.status is distinct from new.status) execute function public.record_money_event('payment');

create or replace trigger record_event after update of status on public.captures
  for each row when (old.status is distinct from new.status) execute function public.record_money_event('capture');

create or replace trigger record_event after update of status on public.refunds
  for each row when (old.status is distinct from new.status) execute function public.record_money_event('refund');

create or replace trigger record_event after update of status on public.deposits
  for each row when (old.status is distinct from new.status) execute function public.record_money_event('deposit');

create or replace trigger record_event after update of status on public.adjustments
  for each row when (old.status is distinct from new.status) execute function public.record_money_event('adjustment');

create or replace trigger record_event after update of status on public.disputes
  for each row when (old.status is distinct from new.status) execute function public.record_money_event('dispute');
