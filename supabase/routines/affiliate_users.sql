create or replace view public.affiliate_users with (security_invoker = true) as
  select
    p.id, p.name, p.email, p.roles,
    a.referral_code, a.referral_chain, a.referred_by,
    counts[1] as level_1_referrals,
    counts[2] as level_2_referrals,
    counts[3] as level_3_referrals,
    counts[4] as level_4_referrals,
    counts[1] + counts[2] + counts[3] + counts[4] as total_referrals,
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
  cross join lateral public.referral_counts(p.id) as counts;
comment on view public.affiliate_users is 'A user as the affiliate programme sees them; counts and balances are derived. Amounts in cents.';
grant select on public.affiliate_users to authenticated, service_role;
