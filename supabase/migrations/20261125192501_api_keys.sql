create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  prefix text not null check (prefix ~ '^lend_[A-Za-z0-9_-]{6}$'),
  digest bytea not null unique check (octet_length(digest) = 32),
  scopes text[] not null check (cardinality(scopes) between 1 and 10),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  constraint api_keys_at_most_a_year check (
    expires_at > created_at and expires_at <= created_at + interval '366 days')
);
comment on table public.api_keys is
  'Personal keys with which programs act as their person, within their scopes. Revoking one deletes it.';
comment on column public.api_keys.prefix is 'How the key begins, to recognise it by; the rest is nowhere.';
comment on column public.api_keys.digest is 'SHA-256 of the whole key, which is random: nothing slower is needed.';
comment on column public.api_keys.last_used_at is 'To the minute.';
create index api_keys_by_person on public.api_keys (user_id, created_at desc);

alter table public.api_keys enable row level security;
grant select (id, user_id, name, prefix, scopes, created_at, expires_at, last_used_at), delete on public.api_keys
  to authenticated;
grant all on public.api_keys to service_role;
create policy api_keys_select_own on public.api_keys for select to authenticated
  using (user_id = (select auth.uid()));
create policy api_keys_delete_own on public.api_keys for delete to authenticated
  using (user_id = (select auth.uid()));

create or replace function public.has_role(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and not is_blocked and roles && array[wanted, 'admin']
  ) and (
    -- A personal API key has its person's roles for reading alone, and only where it was given that scope.
    coalesce((select auth.jwt()) -> 'api_key_scopes' is null, true)
    or (select auth.jwt()) -> 'api_key_scopes' ? 'office:read'
      and current_setting('transaction_read_only') = 'on'
  )
$$;
comment on function public.has_role(text) is
  'Whether the caller has this role; an admin has every role, a blocked user none. An API key has those of its person only in reads and with the scope for it.';
