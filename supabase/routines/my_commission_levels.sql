-- Under its own rights, since it reads what is the caller's alone: what was moved by hand is for the team to read.
create or replace view public.my_commission_levels with (security_invoker = false) as
  select c.level, sum(c.amount_cents - coalesce(a.cents, 0))::bigint as amount_cents, count(*)::int as rentals
  from public.commissions c
  left join (
    select booking_id, sum(amount_cents) as cents from public.adjustments
    where affiliate_id = (select auth.uid()) and status = 'done' group by booking_id
  ) a on a.booking_id = c.booking_id
  where c.affiliate_id = (select auth.uid())
  group by c.level;
comment on view public.my_commission_levels is
  'The caller''s commissions by level, less what was taken back of them, in cents.';
grant select on public.my_commission_levels to authenticated;
