create or replace function public.check_payout_cover() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.amount_cents > 0 or not exists (
    select from public.ledger_transfers t where t.id = new.transfer_id and t.kind in ('payout', 'payout_paid', 'payout_returned', 'forfeit', 'adjustment', 'commission_reversed')
  ) then
    return null;
  end if;
  -- Of two payouts at the same moment the second waits here, and then counts the first.
  perform from public.ledger_accounts a where a.id = new.account_id and a.user_id is not null for no key update;
  if found and (select sum(e.amount_cents) from public.ledger_entries e where e.account_id = new.account_id) < 0 then
    raise exception 'the balance does not cover it' using errcode = 'LA052', constraint = 'payouts_covered';
  end if;
  return null;
end
$$;
comment on function public.check_payout_cover() is 'Refuses with LA052 to pay out, give up or take back more than an account has.';

create or replace trigger check_payout_cover after insert on public.ledger_entries
  for each row execute function public.check_payout_cover();
