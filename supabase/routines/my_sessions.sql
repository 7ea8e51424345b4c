create or replace function public.my_sessions()
returns table (
  id uuid,
  created_at timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip text,
  country text,
  aal text,
  is_current boolean
)
language sql stable security definer set search_path = '' as $$
  select
    s.id,
    s.created_at,
    coalesce(s.refreshed_at::timestamptz, s.created_at),
    s.user_agent,
    host(s.ip),
    -- A hosted project's table has no such column.
    to_jsonb(s) ->> 'country',
    s.aal::text,
    s.id::text = (select auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by 8 desc, 3 desc
$$;
comment on function public.my_sessions() is 'The devices on which the caller is signed in, this one first.';
revoke execute on function public.my_sessions() from public, anon;
grant execute on function public.my_sessions() to authenticated;
