create or replace function public.compare_payout_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.payouts where id = new.payout_id and is_compared) then
    update public.payouts set is_compared = false where id = new.payout_id;
  end if;
  return null;
end
$$;
comment on function public.compare_payout_again() is 'An event of a payout has it compared with the provider again.';

create or replace trigger compare_payout_again after insert on public.payout_events
  for each row execute function public.compare_payout_again();
