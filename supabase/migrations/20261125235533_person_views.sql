create table public.person_views (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.profiles (id) on delete cascade,
  person_id uuid not null references public.profiles (id) on delete cascade,
  session_id uuid references auth.sessions (id) on delete cascade,
  digest bytea not null unique check (octet_length(digest) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint person_views_of_another check (admin_id <> person_id),
  constraint person_views_are_short check (
    expires_at > created_at and expires_at <= created_at + interval '1 hour')
);
comment on table public.person_views is
  'An admin who sees the site as a person does, for minutes and without any right to write; why is in the audit log.';
comment on column public.person_views.session_id is 'The session in which it began: it ends with it.';
comment on column public.person_views.digest is 'SHA-256 of the key that the admin’s browser holds meanwhile.';
create index person_views_by_admin on public.person_views (admin_id);
create index person_views_by_person on public.person_views (person_id);
create index person_views_by_session on public.person_views (session_id) where session_id is not null;
create index person_views_by_end on public.person_views (expires_at);

alter table public.person_views enable row level security;
revoke all on public.person_views from anon, authenticated;
grant all on public.person_views to service_role;
