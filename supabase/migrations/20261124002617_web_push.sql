create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https?://' and char_length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  server_key text not null check (char_length(server_key) <= 120),
  shows_details boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.push_subscriptions is
  'The browsers that get a person''s notices by web push, at most ten of one person; deleted when the push service knows them no more.';
comment on column public.push_subscriptions.endpoint is 'Where the browser''s push service takes messages; who knows it and the keys can write to the browser.';
comment on column public.push_subscriptions.server_key is 'The public key of ours that the browser subscribed for.';
comment on column public.push_subscriptions.shows_details is 'Whether names and titles may appear on a locked screen.';
create index push_subscriptions_user on public.push_subscriptions (user_id, created_at);

alter table public.push_subscriptions enable row level security;
grant select (id, user_id, endpoint, shows_details, created_at) on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;
create policy push_subscriptions_select_own on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

create table public.push_outbox (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  template text not null check (char_length(template) <= 40),
  locale text not null check (char_length(locale) <= 5),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  once_key text not null unique check (char_length(once_key) <= 200),
  created_at timestamptz not null default now(),
  taken_at timestamptz
);
comment on table public.push_outbox is
  'Notices on their way to the browsers of a person, written in the transaction that causes them. A row stays for a month without its data, so that nothing is said twice.';
create index push_outbox_waiting on public.push_outbox (id) where taken_at is null;
create index push_outbox_user on public.push_outbox (user_id);
create index push_outbox_created_at on public.push_outbox (created_at);
alter table public.push_outbox enable row level security;
grant all on public.push_outbox to service_role;

alter table public.notification_settings add column by_push boolean not null default true;
comment on column public.notification_settings.by_push is 'By web push, on the browsers where the person has switched it on.';
