create or replace function public.reset_second_factors(person uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  select count(*) into removed from auth.mfa_factors f where f.user_id = person and f.status = 'verified';
  if removed = 0 then
    return 0;
  end if;
  -- What was opened with the lost device, or by its finder, ends with it.
  delete from auth.sessions s where s.user_id = person;
  delete from auth.mfa_factors f where f.user_id = person;
  delete from public.recovery_codes c where c.user_id = person;
  delete from public.api_keys k where k.user_id = person;
  return removed;
end
$$;
comment on function public.reset_second_factors(uuid) is
  'Takes a person''s second factors and recovery codes away, with their sessions and API keys; how many factors were in use. Only for use cases.';
revoke execute on function public.reset_second_factors(uuid) from public, anon, authenticated;
grant execute on function public.reset_second_factors(uuid) to service_role;
