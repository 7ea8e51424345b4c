-- after: affiliate_sums
-- Of several affiliates of a rental each comes before those above, so that no two transfers wait for each other.
create or replace function public.sum_affiliate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.affiliates f
  set balance_cents = f.balance_cents + new.amount_cents,
    earned_cents = f.earned_cents + case when t.payout_id is null then greatest(new.amount_cents, 0) else 0 end
  from public.ledger_accounts a, public.ledger_transfers t
  where a.id = new.account_id and a.kind = 'affiliate' and t.id = new.transfer_id and f.id = a.user_id;
  return null;
end
$$;
comment on function public.sum_affiliate() is 'Keeps the sums of an affiliate by which lists are sorted.';

create or replace trigger sum_affiliate after insert on public.ledger_entries
  for each row when (new.user_id is not null) execute function public.sum_affiliate();

-- In the transaction that made the trigger: nobody writes entries meanwhile.
update public.affiliates f set earned_cents = s.earned_cents, balance_cents = s.balance_cents
from public.ledger_accounts a, public.affiliate_sums(a.user_id) s
where a.kind = 'affiliate' and f.id = a.user_id
  and (f.earned_cents, f.balance_cents) is distinct from (s.earned_cents, s.balance_cents);
