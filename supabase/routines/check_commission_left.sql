create or replace function public.check_commission_left() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  earned bigint;
begin
  -- Of two at the same moment the second waits here, and then counts the first.
  select c.amount_cents into earned from public.commissions c
    where c.booking_id = new.booking_id and c.affiliate_id = new.affiliate_id for no key update;
  if new.amount_cents + coalesce((
    select sum(a.amount_cents) from public.adjustments a
    where a.booking_id = new.booking_id and a.affiliate_id = new.affiliate_id and a.status = 'done' and a.id <> new.id
  ), 0) > coalesce(earned, 0) then
    raise exception 'the commission is less' using errcode = 'LA056', constraint = 'adjustments_commission_left';
  end if;
  return null;
end
$$;
comment on function public.check_commission_left() is
  'Refuses with LA056 to take more of a commission back than an affiliate earned by the booking.';

create or replace trigger check_commission_left after insert or update of status on public.adjustments
  for each row when (new.kind = 'commission' and new.status = 'done') execute function public.check_commission_left();
