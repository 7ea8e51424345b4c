create function public.my_sessions()
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

create function public.end_my_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- The token may outlive its session; what was signed out signs nobody out.
  if not exists (
    select from auth.sessions s
    where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
  ) then
    raise insufficient_privilege using message = 'This session has ended.';
  end if;
  delete from auth.sessions s where s.id = end_my_session.session_id and s.user_id = auth.uid();
  return found;
end
$$;
comment on function public.end_my_session(uuid) is 'Signs one of the caller''s devices out; false when it was not signed in.';
revoke execute on function public.end_my_session(uuid) from public, anon;
grant execute on function public.end_my_session(uuid) to authenticated;

create table public.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);
comment on table public.recovery_codes is 'Ten codes, each once instead of the second factor. 64 random bits each, kept as hashes.';
alter table public.recovery_codes enable row level security;
revoke all on public.recovery_codes from anon, authenticated;

create function public.create_recovery_codes() returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  random text;
  code text;
begin
  if not exists (
    select from auth.sessions s
    where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id' and s.aal = 'aal2'
  ) or auth.jwt() ->> 'aal' is distinct from 'aal2' then
    raise insufficient_privilege using message = 'Recovery codes need a session with the second factor (aal2).';
  end if;
  delete from public.recovery_codes where user_id = auth.uid();
  if found then
    -- The first ten come with the second factor, of which another mail tells.
    insert into public.outbox (recipient, locale, template, data)
    select p.email, p.locale, 'account-changed', jsonb_build_object(
      'change', 'recovery-codes-made',
      'url', regexp_replace(auth.jwt() ->> 'iss', '/auth/v1$', '') || '/account/security'
    )
    from public.profiles p where p.id = auth.uid() and p.email <> '';
  end if;
  for i in 1 .. 10 loop
    -- The digits 13 and 17 of a random UUID are fixed: take twelve before them and four from the end.
    random := replace(gen_random_uuid()::text, '-', '');
    code := substr(random, 1, 12) || substr(random, 29, 4);
    insert into public.recovery_codes (user_id, code_hash)
    values (auth.uid(), sha256(convert_to(auth.uid()::text || code, 'utf8')));
    return next regexp_replace(code, '(.{4})(?=.)', '\1-', 'g');
  end loop;
end
$$;
comment on function public.create_recovery_codes() is 'Ten new recovery codes, shown this once; the earlier ones stop working.';
revoke execute on function public.create_recovery_codes() from public, anon;
grant execute on function public.create_recovery_codes() to authenticated;

create function public.recovery_codes_left() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.recovery_codes where user_id = (select auth.uid()) and used_at is null
$$;
comment on function public.recovery_codes_left() is 'How many of the caller''s recovery codes still work.';
revoke execute on function public.recovery_codes_left() from public, anon;
grant execute on function public.recovery_codes_left() to authenticated;
