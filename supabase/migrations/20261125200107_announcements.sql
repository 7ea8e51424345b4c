create table public.announcements (
  id bigint generated always as identity primary key,
  audience text not null check (audience in ('everyone', 'signed-in', 'lenders', 'staff')),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}' and pg_column_size(texts) <= 16384),
  is_dismissible boolean not null default true,
  starts_at timestamptz not null,
  ends_at timestamptz,
  version integer not null default 1 check (version > 0),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint announcements_window check (ends_at >= starts_at)
);
comment on table public.announcements is 'What every page says above all else to some of its readers, for some time. Changes are in the audit log.';
comment on column public.announcements.texts is 'By language: text, and where it leads to: link and its label.';
comment on column public.announcements.version is 'Counts the changes: of two that were made of the same state one is refused.';
create index announcements_by on public.announcements (created_by) where created_by is not null;

alter table public.announcements enable row level security;
grant select, insert, update on public.announcements to service_role;
