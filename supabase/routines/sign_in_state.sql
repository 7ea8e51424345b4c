create or replace function public.sign_in_state(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'last_sign_in_at', u.last_sign_in_at,
    'is_confirmed', u.email_confirmed_at is not null or u.phone_confirmed_at is not null,
    'is_banned', coalesce(u.banned_until > now(), false),
    'second_factors', (
      select count(*) from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
    ),
    'sessions', (
      select count(*) from auth.sessions s where s.user_id = u.id and (s.not_after is null or s.not_after > now())
    )
  )
  from auth.users u
  where u.id = person and (select public.has_role('moderator'))
$$;
comment on function public.sign_in_state(uuid) is
  'For the back office: whether and when a person could sign in last, on how many devices they are, and nothing that would let anyone in. Null for other callers.';
revoke execute on function public.sign_in_state(uuid) from public, anon;
grant execute on function public.sign_in_state(uuid) to authenticated, service_role;
