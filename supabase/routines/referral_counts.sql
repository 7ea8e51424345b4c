create or replace function public.referral_counts(person uuid) returns bigint[]
language sql stable security definer set search_path = '' as $$
  select array[
    count(*) filter (where referral_chain[1] = person), count(*) filter (where referral_chain[2] = person),
    count(*) filter (where referral_chain[3] = person), count(*) filter (where referral_chain[4] = person)
  ]
  from public.affiliates
  where referral_chain @> array[person] and joined_at is not null
    and (person = (select auth.uid()) or (select public.has_role('admin')))
$$;
comment on function public.referral_counts(uuid) is
  'The numbers of people with a confirmed address whom a person brought, by level from 1 to 4; only an admin can read those of others.';
grant execute on function public.referral_counts(uuid) to authenticated, service_role;
