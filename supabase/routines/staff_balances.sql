create or replace function public.staff_balances() returns table (account text, cents bigint)
language sql stable security definer set search_path = '' as $$
  select a.kind, sum(e.amount_cents)::bigint
  from public.ledger_entries e
  join public.ledger_accounts a on a.id = e.account_id
  where (select public.has_role('finance'))
  group by a.kind
  order by a.kind
$$;
comment on function public.staff_balances() is
  'For admins and finance, empty for other callers: the balance of each kind of ledger account over all people, in cents. A positive one is owed to them; all of them add up to zero.';
revoke execute on function public.staff_balances() from public, anon;
grant execute on function public.staff_balances() to authenticated, service_role;
