create or replace view public.public_profiles with (security_invoker = false) as
  select
    id,
    case when is_blocked or name = '' then '' else split_part(name, ' ', 1) end as first_name,
    avatar_path,
    bio,
    city,
    kyc_level >= 1 as is_verified,
    kyc_level = 5 as is_business,
    rating_sum,
    rating_count,
    created_at as member_since
  from public.profiles
  where not is_blocked;
comment on view public.public_profiles is 'The public part of a person: never e-mail, address, phone or family name.';
grant select on public.public_profiles to anon, authenticated, service_role;
