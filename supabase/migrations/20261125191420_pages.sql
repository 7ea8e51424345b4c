create table public.page_versions (
  id bigint generated always as identity primary key,
  slug text not null check (slug ~ '^[a-z][a-z0-9-]{1,59}$'),
  version integer not null check (version > 0),
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object' and pg_column_size(texts) <= 524288),
  footer text check (footer in ('discover', 'company', 'trust', 'legal')),
  is_off boolean not null default false,
  asks_again boolean not null default false,
  effective_from timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 500),
  changed_by uuid references public.profiles (id) on delete set null,
  changed_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by uuid references public.profiles (id) on delete set null,
  constraint page_versions_one_after_the_other unique (slug, version),
  constraint page_versions_withdrawn_before_effect check (withdrawn_at < effective_from),
  constraint page_versions_legal check (
    slug in ('terms', 'privacy') and not is_off or slug not in ('terms', 'privacy') and not asks_again)
);
comment on table public.page_versions is
  'Every version of a text page. Of those of a page that are in force and not withdrawn the latest counts; without one, or without a text in a language, what the product ships. Append-only.';
comment on column public.page_versions.texts is 'By language: title, description, body (Markdown), and what has changed. Empty for the texts that the product ships.';
comment on column public.page_versions.footer is 'The column of the footer in which an own page stands; null for none. Pages that the product ships have their place.';
comment on column public.page_versions.is_off is 'The page is not there.';
comment on column public.page_versions.asks_again is 'People who have an account are asked to agree to this version.';
create index page_versions_by on public.page_versions (changed_by) where changed_by is not null;
create index page_versions_withdrawn_by on public.page_versions (withdrawn_by) where withdrawn_by is not null;
create index page_versions_asking on public.page_versions (slug, effective_from) where asks_again;

alter table public.page_versions enable row level security;
grant select, insert, update (withdrawn_at, withdrawn_by) on public.page_versions to service_role;
revoke delete, truncate on public.page_versions from service_role;

create table public.agreements (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version integer not null check (version >= 0),
  agreed_at timestamptz not null default now(),
  constraint agreements_once unique (user_id, document, version)
);
comment on table public.agreements is 'Who agreed to which version of the terms and took note of which of the privacy policy, and when. Append-only.';
comment on column public.agreements.version is 'The version of public.page_versions; 0 for the text that the product ships.';
create index agreements_document on public.agreements (document, version);

alter table public.agreements enable row level security;
grant select on public.agreements to authenticated;
grant select, insert on public.agreements to service_role;
revoke update, delete, truncate on public.agreements from service_role;
create policy agreements_select on public.agreements for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('admin')));
