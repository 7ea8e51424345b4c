create or replace function public.staff_sessions(person uuid)
returns table (
  id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, ip text, country text, aal text
)
language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, coalesce(s.refreshed_at::timestamptz, s.created_at), s.user_agent, host(s.ip),
    -- A hosted project's table has no such column.
    to_jsonb(s) ->> 'country', s.aal::text
  from auth.sessions s
  where s.user_id = person and (s.not_after is null or s.not_after > now()) and (select public.has_role('admin'))
  order by 3 desc
  limit 100
$$;
comment on function public.staff_sessions(uuid) is
  'For admins: the devices on which a person is signed in, the latest used first. Empty for other callers.';
revoke execute on function public.staff_sessions(uuid) from public, anon;
grant execute on function public.staff_sessions(uuid) to authenticated, service_role;
