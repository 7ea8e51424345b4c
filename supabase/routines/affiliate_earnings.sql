create or replace function public.affiliate_earnings(person uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(amount_cents), 0)::bigint from public.commissions
  where affiliate_id = person and (person = (select auth.uid()) or (select public.has_role('admin')))
$$;
comment on function public.affiliate_earnings(uuid) is
  'The sum of a person''s commissions, in cents; only an admin can read that of others.';
grant execute on function public.affiliate_earnings(uuid) to authenticated, service_role;
