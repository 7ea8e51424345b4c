-- after: setting_number
create or replace function public.required_kyc_level(total_cents bigint) returns integer
language sql stable as $$
  select case
    when total_cents > public.setting_number('selfieAboveCents') then 2
    when total_cents >= public.setting_number('identityFromCents') then 1
    else 0
  end
$$;
comment on function public.required_kyc_level(bigint) is
  'The level of identity that booking for this total takes, the same as requiredKycLevel() in src/domain/kyc (a test compares them).';
grant execute on function public.required_kyc_level(bigint) to service_role;
