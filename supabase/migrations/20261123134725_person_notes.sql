create table public.person_notes (
  id bigint generated always as identity primary key,
  person_id uuid not null references public.profiles (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
comment on table public.person_notes is
  'What the back office notes about a person for each other. Append-only; the person reads it in the export of their data.';
create index person_notes_person on public.person_notes (person_id, id desc);
create index person_notes_author on public.person_notes (author_id) where author_id is not null;

alter table public.person_notes enable row level security;
grant select on public.person_notes to authenticated;
grant select, insert, delete on public.person_notes to service_role;
revoke update, truncate on public.person_notes from service_role;

create policy person_notes_select on public.person_notes for select to authenticated
  using ((select public.has_role('moderator')) and person_id <> (select auth.uid()));
