create or replace view public.my_commission_levels with (security_invoker = true) as
  select c.level, sum(c.amount_cents)::bigint as amount_cents, count(*)::int as rentals
  from public.commissions c
  where c.affiliate_id = (select auth.uid())
  group by c.level;
comment on view public.my_commission_levels is 'The caller''s commissions summed by level, in cents.';
grant select on public.my_commission_levels to authenticated;
