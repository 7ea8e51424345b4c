create table public.person_tags (
  person_id uuid not null references public.profiles (id) on delete cascade,
  key text not null check (char_length(key) between 2 and 60),
  tag text not null check (char_length(tag) between 2 and 30 and tag !~ '[\x01-\x1f!-,./:-@\[-`{-\x7f]'
    and tag !~ '(^[ -]|[ -]$|  )'),
  slot smallint not null check (slot between 1 and 10),
  created_at timestamptz not null default now(),
  primary key (person_id, key),
  unique (person_id, slot)
);
comment on table public.person_tags is
  'Short words that the back office gives a person, by which it finds them again. The person reads them in the export of their data.';
comment on column public.person_tags.key is 'The tag in lower case: it is the same however it is written.';
comment on column public.person_tags.slot is 'Which of the ten that a person can have; it says nothing about their order.';
create index person_tags_key on public.person_tags (key, person_id);

alter table public.person_tags enable row level security;
grant select on public.person_tags to authenticated;
grant select, insert, delete on public.person_tags to service_role;
revoke update, truncate on public.person_tags from service_role;

create policy person_tags_select on public.person_tags for select to authenticated
  using ((select public.has_role('moderator')) and person_id <> (select auth.uid()));

-- The list of people has a column and a filter more: the tags.
drop function if exists public.staff_people(text, text, text, boolean, text, boolean, text, uuid, integer);
