create or replace view public.affiliate_users with (security_invoker = true) as
  select
    p.id, p.name, p.email, p.roles,
    a.referral_code, a.referral_chain, a.referred_by,
    f.referrals[1] as level_1_referrals,
    f.referrals[2] as level_2_referrals,
    f.referrals[3] as level_3_referrals,
    f.referrals[4] as level_4_referrals,
    f.referrals[1] + f.referrals[2] + f.referrals[3] + f.referrals[4] as total_referrals,
    f.earned_cents as total_earnings,
    f.balance_cents as available_balance,
    f.has_open_payout as pending_payout,
    p.is_blocked,
    p.avatar_path as image,
    p.created_at, p.updated_at, p.kyc_status, p.duties,
    a.blocked_at
  from public.profiles p
  join public.affiliates a on a.id = p.id
  cross join lateral public.affiliate_figures(p.id) f;
comment on view public.affiliate_users is 'A user as the affiliate programme sees them; counts and balances are derived. Amounts in cents.';
grant select on public.affiliate_users to authenticated, service_role;
