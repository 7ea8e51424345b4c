create or replace function public.affiliate_balance(person uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(e.amount_cents), 0)::bigint
  from public.ledger_accounts a join public.ledger_entries e on e.account_id = a.id
  where a.user_id = person and a.kind = 'affiliate'
    and (person = (select auth.uid()) or (select public.has_role('admin')))
$$;
comment on function public.affiliate_balance(uuid) is
  'The unpaid commissions of a person, in cents; only an admin can read those of others.';
grant execute on function public.affiliate_balance(uuid) to authenticated, service_role;
