create or replace function public.affiliate_earnings(person uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select case when person = (select auth.uid()) or (select public.has_role('admin')) then
    coalesce((select sum(c.amount_cents) from public.commissions c where c.affiliate_id = person), 0)
    - coalesce((
      select sum(a.amount_cents) from public.adjustments a where a.affiliate_id = person and a.status = 'done'
    ), 0)
  else 0 end::bigint
$$;
comment on function public.affiliate_earnings(uuid) is
  'The sum of a person''s commissions less what was taken back of them, in cents; only an admin can read that of others.';
grant execute on function public.affiliate_earnings(uuid) to authenticated, service_role;
