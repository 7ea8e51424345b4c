create or replace function public.lapsed_invitations(before timestamptz, most integer) returns setof uuid
language sql security definer set search_path = '' as $$
  select u.id
  from public.imported_people m
  join auth.users u on u.id = m.person_id
  where m.created_at < before and u.confirmed_at is null
    and not exists (select from public.affiliates a where a.id = u.id and a.joined_at is not null)
    and not exists (select from public.items i where i.owner_id = u.id and i.status <> 'draft')
  order by m.created_at
  limit most
  -- Who accepts at this moment is left alone.
  for update of u skip locked
$$;
comment on function public.lapsed_invitations(timestamptz, integer) is
  'Locks accounts that a file of the operator made before a time and that nobody has accepted, and returns their ids, the oldest first.';
revoke execute on function public.lapsed_invitations(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.lapsed_invitations(timestamptz, integer) to service_role;
