create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 160),
  query text not null check (char_length(query) between 1 and 3000 and query ~ '^[!-~]+$'),
  alerts boolean not null default true,
  created_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '1 hour',
  constraint saved_searches_once unique (user_id, query)
);
comment on table public.saved_searches is 'Searches that a person kept, and is told about when new items match.';
comment on column public.saved_searches.name is 'The criteria in the words and the language in which they were saved.';
comment on column public.saved_searches.query is 'As in the address of /search, without order, view and page.';
comment on column public.saved_searches.alerts is 'Whether the person wants to be told of new items.';
comment on column public.saved_searches.checked_at is 'Items published up to this moment have been considered.';
comment on column public.saved_searches.due_at is 'When new items are looked for again; never where the dates have passed.';
create index saved_searches_due on public.saved_searches (due_at) where alerts;

alter table public.saved_searches enable row level security;
grant select (id, user_id, name, query, alerts, created_at), insert (user_id, name, query), update (alerts), delete
  on public.saved_searches to authenticated;
grant all on public.saved_searches to service_role;

create policy saved_searches_select_own on public.saved_searches for select to authenticated
  using (user_id = (select auth.uid()));
create policy saved_searches_insert_own on public.saved_searches for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy saved_searches_update_own on public.saved_searches for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy saved_searches_delete_own on public.saved_searches for delete to authenticated
  using (user_id = (select auth.uid()));
