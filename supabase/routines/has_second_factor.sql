create or replace function public.has_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_factors f where f.user_id = person and f.status = 'verified'
  )
$$;
comment on function public.has_second_factor(uuid) is 'Whether a person has set up a second factor.';
revoke execute on function public.has_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.has_second_factor(uuid) to service_role;
