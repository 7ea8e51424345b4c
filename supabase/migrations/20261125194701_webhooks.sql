create table public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (id) on delete cascade,
  url text not null check (url ~ '^https?://' and char_length(url) <= 500),
  description text not null default '' check (char_length(description) <= 100),
  events text[] not null check (cardinality(events) between 1 and 30),
  sealed_secret text not null,
  sealed_previous text,
  previous_until timestamptz,
  created_at timestamptz not null default now(),
  failing_since timestamptz,
  disabled_at timestamptz,
  constraint webhook_endpoints_overlap check ((sealed_previous is null) = (previous_until is null))
);
comment on table public.webhook_endpoints is
  'Addresses of other programs that are told what happens: to one lender''s items, or on the whole site.';
comment on column public.webhook_endpoints.user_id is 'Whose events it hears of; null for all of the site, which admins set up.';
comment on column public.webhook_endpoints.sealed_secret is 'Signs what is sent; encrypted with the signing secret of the site.';
comment on column public.webhook_endpoints.sealed_previous is 'Signs as well until `previous_until`, while the receiver takes up the new one.';
comment on column public.webhook_endpoints.failing_since is 'The first failure since the last success.';
create index webhook_endpoints_by_person on public.webhook_endpoints (user_id, created_at desc);

alter table public.webhook_endpoints enable row level security;
grant select (id, user_id, url, description, events, previous_until, created_at, failing_since, disabled_at)
  on public.webhook_endpoints to authenticated;
grant all on public.webhook_endpoints to service_role;
create policy webhook_endpoints_select on public.webhook_endpoints for select to authenticated
  using (user_id = (select auth.uid()) or (user_id is null and (select public.has_role('admin'))));

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references public.webhook_endpoints (id) on delete cascade,
  event text not null check (event ~ '^[a-z_]+\.[a-z_]+$'),
  data jsonb not null check (pg_column_size(data) <= 4096),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  attempted_at timestamptz,
  delivered_at timestamptz,
  status integer check (status between 100 and 599),
  excerpt text not null default '' check (char_length(excerpt) <= 500),
  constraint webhook_deliveries_done check (delivered_at is null or next_attempt_at is null)
);
comment on table public.webhook_deliveries is 'What an endpoint was told, or is to be told, and how it answered last; kept for 30 days.';
comment on column public.webhook_deliveries.data is 'Ids and states alone.';
comment on column public.webhook_deliveries.next_attempt_at is 'Null once it was delivered or given up.';
comment on column public.webhook_deliveries.status is 'Of the last answer; null where none came.';
comment on column public.webhook_deliveries.excerpt is 'The beginning of the last answer, or why none came.';
create index webhook_deliveries_due on public.webhook_deliveries (endpoint_id, next_attempt_at)
  where next_attempt_at is not null;
create index webhook_deliveries_log on public.webhook_deliveries (endpoint_id, created_at desc);
create index webhook_deliveries_by_age on public.webhook_deliveries (created_at);

alter table public.webhook_deliveries enable row level security;
grant select on public.webhook_deliveries to authenticated;
grant all on public.webhook_deliveries to service_role;
create policy webhook_deliveries_select on public.webhook_deliveries for select to authenticated
  using (exists (
    select from public.webhook_endpoints e
    where e.id = endpoint_id
      and (e.user_id = (select auth.uid()) or (e.user_id is null and (select public.has_role('admin'))))
  ));
