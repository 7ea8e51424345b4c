create or replace function public.check_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  captured bigint;
begin
  -- Of two refunds at the same moment the second waits here, and then counts the first.
  select c.amount_cents into captured from public.captures c
    where c.payment_id = new.payment_id and c.booking_id = new.booking_id for no key update;
  if coalesce(captured, 0) < (
    select coalesce(sum(r.amount_cents), 0) from public.refunds r
    where r.payment_id = new.payment_id and r.booking_id = new.booking_id and r.status <> 'failed'
  ) then
    raise exception 'more would go back than was captured'
      using errcode = 'LA053', constraint = 'refunds_at_most_captured';
  end if;
  return null;
end
$$;
comment on function public.check_refund() is
  'Refuses with LA053 to refund more of a booking than was captured for it, less what went back.';

create or replace trigger check_refund after insert on public.refunds
  for each row execute function public.check_refund();
