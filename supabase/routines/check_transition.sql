create or replace function public.check_transition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.lifecycle_transitions t
    where t.thing = tg_argv[0] and t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'a % cannot go from % to %', tg_argv[0], old.status, new.status
      using errcode = 'LA010', constraint = 'lifecycle_transitions';
  end if;
  return new;
end
$$;
comment on function public.check_transition() is
  'Refuses with LA010 a change that the lifecycle named in its argument does not allow.';

create or replace trigger check_transition before update of status on public.bookings
  for each row when (old.status is distinct from new.status) execute function public.check_transition('booking');

create or replace trigger check_transition before update of status on public.items
  for each row when (old.status is distinct from new.status) execute function public.check_transition('listing');

create or replace trigger check_transition before update of status on public.claims
  for each row when (old.status is distinct from new.status) execute function public.check_transition('claim');

create or replace trigger check_transition before update of status on public.payouts
  for each row when (old.status is distinct from new.status) execute function public.check_transition('payout');

create or replace trigger check_transition before update of status on public.extensions
  for each row when (old.status is distinct from new.status) execute function public.check_transition('extension');

create or replace trigger check_transition before update of status on public.item_revisions
  for each row when (old.status is distinct from new.status) execute function public.check_transition('revision');

create or replace trigger check_transition before update of status on public.wishes
  for each row when (old.status is distinct from new.status) execute function public.check_transition('wish');

create or replace trigger check_transition before update of status on public.payments
  for each row when (old.status is distinct from new.status) execute function public.check_transition('payment');

create or replace trigger check_transition before update of status on public.captures
  for each row when (old.status is distinct from new.status) execute function public.check_transition('capture');

create or replace trigger check_transition before update of status on public.refunds
  for each row when (old.status is distinct from new.status) execute function public.check_transition('refund');

create or replace trigger check_transition before update of status on public.deposits
  for each row when (old.status is distinct from new.status) execute function public.check_transition('deposit');

create or replace trigger check_transition before update of status on public.adjustments
  for each row when (old.status is distinct from new.status) execute function public.check_transition('adjustment');

create or replace trigger check_transition before update of status on public.disputes
  for each row when (old.status is distinct from new.status) execute function public.check_transition('dispute');

create or replace trigger check_transition before update of status on public.cases
  for each row when (old.status is distinct from new.status) execute function public.check_transition('case');
