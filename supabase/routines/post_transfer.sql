create or replace function public.post_transfer(
  kind text, once_key text, booking uuid, payment uuid, at timestamptz, entries jsonb, payout uuid default null,
  claim uuid default null
) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  posted uuid;
begin
  insert into public.ledger_transfers (kind, once_key, booking_id, payment_id, payout_id, claim_id, at)
    values (post_transfer.kind, post_transfer.once_key, booking, payment, payout, claim, post_transfer.at)
    on conflict on constraint ledger_transfers_once_key_key do nothing
    returning id into posted;
  if posted is null then
    return false;
  end if;
  insert into public.ledger_accounts (kind, user_id)
    select e.account, e.user_id from jsonb_to_recordset(entries) as e (account text, user_id uuid, cents bigint)
    where not exists (select from public.ledger_accounts a where a.kind = e.account and a.user_id = e.user_id)
      and not exists (
        select from public.ledger_accounts a where a.kind = e.account and a.user_id is null and e.user_id is null
      )
    order by 1, 2
    on conflict on constraint ledger_accounts_once do nothing;
  insert into public.ledger_entries (transfer_id, account_id, amount_cents)
    select posted, a.id, sum(e.cents)
    from jsonb_to_recordset(entries) as e (account text, user_id uuid, cents bigint)
    -- By index, whose accounts they are or the platform's: "is not distinct from" reads all accounts.
    cross join lateral (
      select o.id from public.ledger_accounts o where o.kind = e.account and o.user_id = e.user_id
      union all
      select o.id from public.ledger_accounts o where o.kind = e.account and o.user_id is null and e.user_id is null
    ) a
    group by a.id having sum(e.cents) <> 0;
  return true;
end
$$;
comment on function public.post_transfer(text, text, uuid, uuid, timestamptz, jsonb, uuid, uuid) is
  'Books a transfer with its entries `[{account, user_id, cents}]`, making accounts as needed; false where its occasion was booked before.';
revoke execute on function public.post_transfer(text, text, uuid, uuid, timestamptz, jsonb, uuid, uuid) from public, anon, authenticated;
grant execute on function public.post_transfer(text, text, uuid, uuid, timestamptz, jsonb, uuid, uuid) to service_role;
