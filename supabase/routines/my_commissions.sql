-- after: public_profiles
create or replace view public.my_commissions with (security_invoker = true) as
  select c.booking_id, c.level, c.amount_cents, c.at, p.first_name
  from public.commissions c
  left join public.public_profiles p on p.id = c.referred_id
  where c.affiliate_id = (select auth.uid());
comment on view public.my_commissions is
  'The caller''s commissions with the first name of each renter; the item and its price stay private to the renter.';
grant select on public.my_commissions to authenticated;
