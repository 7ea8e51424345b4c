create or replace view public.my_balances with (security_invoker = true) as
  select a.id as account_id, a.kind, coalesce(sum(e.amount_cents), 0)::bigint as balance_cents
  from public.ledger_accounts a
  left join public.ledger_entries e on e.account_id = a.id
  where a.user_id = (select auth.uid())
  group by a.id;
comment on view public.my_balances is 'The caller''s own accounts, each with the sum of its entries in cents.';
grant select on public.my_balances to authenticated;
