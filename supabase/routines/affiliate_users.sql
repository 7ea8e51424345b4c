create or replace view public.affiliate_users with (security_invoker = true) as
  select
    p.id, p.name, p.email, p.roles,
    a.referral_code, a.referral_chain, a.referred_by,
    counts.level_1 as level_1_referrals,
    counts.level_2 as level_2_referrals,
    counts.level_3 as level_3_referrals,
    counts.level_4 as level_4_referrals,
    counts.level_1 + counts.level_2 + counts.level_3 + counts.level_4 as total_referrals,
    public.affiliate_earnings(p.id) as total_earnings,
    public.affiliate_balance(p.id) as available_balance,
    exists (
      select from public.payouts o
      where o.user_id = p.id and o.account = 'affiliate' and o.status in ('requested', 'approved')
    ) as pending_payout,
    p.is_blocked,
    p.avatar_path as image,
    p.created_at, p.updated_at, p.kyc_status, p.duties,
    a.blocked_at
  from public.profiles p
  join public.affiliates a on a.id = p.id
  cross join lateral (
    select
      public.referral_count(p.id, 1) as level_1,
      public.referral_count(p.id, 2) as level_2,
      public.referral_count(p.id, 3) as level_3,
      public.referral_count(p.id, 4) as level_4
  ) counts;
comment on view public.affiliate_users is 'A user as the affiliate programme sees them; counts and balances are derived. Amounts in cents.';
grant select on public.affiliate_users to authenticated, service_role;
