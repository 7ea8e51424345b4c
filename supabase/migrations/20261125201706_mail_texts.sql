create table public.mail_text_changes (
  id bigint generated always as identity primary key,
  key text not null check (key ~ '^[a-z][a-zA-Z0-9._-]{1,99}$'),
  language text not null check (language in ('en', 'de', 'es', 'fr')),
  version integer not null check (version > 0),
  text text check (char_length(text) between 1 and 2000),
  reason text not null check (char_length(reason) between 1 and 500),
  changed_by uuid references public.profiles (id) on delete set null,
  changed_at timestamptz not null default now(),
  constraint mail_text_changes_one_after_the_other unique (key, language, version)
);
comment on table public.mail_text_changes is
  'Every change of a text of a mail in a language. The latest of a text counts; without one, what the product ships. Append-only.';
comment on column public.mail_text_changes.text is 'Null for the text that the product ships.';
create index mail_text_changes_by on public.mail_text_changes (changed_by) where changed_by is not null;

alter table public.mail_text_changes enable row level security;
grant select, insert on public.mail_text_changes to service_role;
revoke update, delete, truncate on public.mail_text_changes from service_role;
