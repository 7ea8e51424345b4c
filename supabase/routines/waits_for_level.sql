-- after: identity_wait_end
create or replace function public.waits_for_level(person uuid, wanted integer) returns boolean
language sql stable set search_path = '' as $$
  select public.identity_wait_end(person) is not null and not exists (
    select from (values (1, 'identity'), (2, 'selfie')) as needed (level, step)
    where needed.level <= wanted and needed.level > (select p.kyc_level from public.profiles p where p.id = person)
      and not exists (
        select from public.kyc_submissions k
        where k.user_id = person and k.step = needed.step and k.status in ('pending', 'verified')))
$$;
comment on function public.waits_for_level(uuid, integer) is
  'Whether this person''s dates are held while all that they lack for this level is being decided.';
revoke execute on function public.waits_for_level(uuid, integer) from public, anon, authenticated;
grant execute on function public.waits_for_level(uuid, integer) to service_role;
