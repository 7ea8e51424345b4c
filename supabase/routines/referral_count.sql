create or replace function public.referral_count(person uuid, referral_level integer) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.affiliates
  where referral_chain @> array[person] and referral_chain[referral_level] = person and joined_at is not null
    and (person = (select auth.uid()) or (select public.has_role('admin')))
$$;
comment on function public.referral_count(uuid, integer) is
  'The number of people with a confirmed address whom a person brought, at a level from 1 to 4; only an admin can read that of others.';
grant execute on function public.referral_count(uuid, integer) to authenticated, service_role;
