-- after: figures
create or replace function public.staff_balances() returns table (account text, cents bigint)
language sql stable security definer set search_path = '' as $$
  select f.key, sum(f.cents)::bigint
  from public.figures f
  where (select public.has_role('finance')) and f.figure = 'balance'
  group by f.key
  order by f.key
$$;
comment on function public.staff_balances() is
  'For admins and finance, empty for other callers: the balance of each kind of ledger account over all people, in cents. A positive one is owed to them; all of them add up to zero.';
revoke execute on function public.staff_balances() from public, anon;
grant execute on function public.staff_balances() to authenticated, service_role;
