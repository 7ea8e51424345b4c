create table public.wishes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  category_id uuid not null references public.categories (id) on delete restrict,
  title text not null check (char_length(title) between 3 and 80),
  note text not null default '' check (char_length(note) <= 300),
  language text not null check (language in ('en', 'de', 'es', 'fr')),
  first_day date,
  last_day date,
  price_per_day_cents bigint check (price_per_day_cents between 0 and 10000000),
  neighbourhood text not null default '' check (char_length(neighbourhood) <= 80),
  city text not null check (char_length(city) between 1 and 80),
  country text not null check (country ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  status text not null default 'open' check (status in ('open', 'met', 'withdrawn', 'expired', 'removed')),
  version integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint wishes_days check (
    (first_day is null) = (last_day is null) and first_day <= last_day and last_day - first_day <= 60
  ),
  -- About a kilometre: which neighbours are near, and not where the person lives.
  constraint wishes_rough_place check (
    latitude = round(latitude::numeric, 2)::double precision and longitude = round(longitude::numeric, 2)::double precision
  ),
  constraint wishes_last check (expires_at > created_at and expires_at <= created_at + interval '30 days'),
  constraint wishes_ended check ((status = 'open') = (ended_at is null))
);
comment on table public.wishes is 'What people would like to rent and nobody near them lends yet; lenders nearby answer with an item.';
comment on column public.wishes.language is 'In which it is written.';
comment on column public.wishes.first_day is 'At the place; null where any time will do.';
comment on column public.wishes.price_per_day_cents is 'What the person would pay for a day at most; null where they did not say.';
comment on column public.wishes.latitude is 'Rounded to hundredths of a degree before it is stored.';
comment on column public.wishes.expires_at is 'When the clock ends it: after its last day, and after 30 days at the latest.';
create index wishes_user on public.wishes (user_id, created_at desc);
create index wishes_open_place on public.wishes (latitude, longitude) where status = 'open';
create index wishes_expiry on public.wishes (expires_at) where status = 'open';
create index wishes_category on public.wishes (category_id);

alter table public.wishes enable row level security;
grant select on public.wishes to authenticated;
grant all on public.wishes to service_role;
create policy wishes_select on public.wishes for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('moderator')));

create function public.owns_wish(wish uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.wishes w where w.id = wish and w.user_id = (select auth.uid()))
$$;
comment on function public.owns_wish(uuid) is 'Whether the wish is the caller''s.';
revoke execute on function public.owns_wish(uuid) from public, anon;
grant execute on function public.owns_wish(uuid) to authenticated, service_role;

create table public.wish_answers (
  id uuid primary key default gen_random_uuid(),
  wish_id uuid not null references public.wishes (id) on delete cascade,
  item_id uuid not null references public.items (id) on delete cascade,
  lender_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  told_at timestamptz,
  constraint wish_answers_once unique (wish_id, item_id)
);
comment on table public.wish_answers is 'Items with which lenders answer wishes.';
comment on column public.wish_answers.told_at is
  'When the person with the wish was told; null while the item is not published, which they do not see.';
create index wish_answers_item on public.wish_answers (item_id);
create index wish_answers_lender on public.wish_answers (lender_id, created_at);
create index wish_answers_waiting on public.wish_answers (created_at) where told_at is null;

alter table public.wish_answers enable row level security;
grant select, delete on public.wish_answers to authenticated;
grant all on public.wish_answers to service_role;
create policy wish_answers_select on public.wish_answers for select to authenticated
  using (lender_id = (select auth.uid()) or (told_at is not null and public.owns_wish(wish_id)));
create policy wish_answers_delete_own on public.wish_answers for delete to authenticated
  using (lender_id = (select auth.uid()));

create table public.wish_notices (
  wish_id uuid not null references public.wishes (id) on delete cascade,
  lender_id uuid not null references public.profiles (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (wish_id, lender_id)
);
comment on table public.wish_notices is 'Which lenders were told of a wish, so that each is told of few.';
create index wish_notices_lender on public.wish_notices (lender_id, at);
alter table public.wish_notices enable row level security;
grant all on public.wish_notices to service_role;

create table public.wish_events (
  id bigint generated always as identity primary key,
  wish_id uuid not null references public.wishes (id) on delete cascade,
  transition text not null,
  from_status text not null,
  to_status text not null,
  role text not null check (role in ('owner', 'moderator', 'clock')),
  user_id uuid references public.profiles (id) on delete set null,
  reason text check (char_length(reason) <= 40),
  at timestamptz not null default now()
);
comment on table public.wish_events is 'Every change of a wish''s status: who, from, to, why and when. Only ever appended to.';
create index wish_events_wish on public.wish_events (wish_id, id);
create index wish_events_user on public.wish_events (user_id) where user_id is not null;
alter table public.wish_events enable row level security;
grant select, insert on public.wish_events to service_role;
revoke update, delete, truncate on public.wish_events from service_role;

create table public.wish_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  wish_id uuid not null references public.wishes (id) on delete cascade,
  reason text not null check (reason in ('forbidden', 'offensive', 'contact', 'spam', 'other')),
  message text not null default '' check (char_length(message) <= 1000),
  status text not null default 'open' check (status in ('open', 'dismissed', 'removed')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  check ((status = 'open') = (decided_at is null)),
  check (status = 'open' or decided_at >= created_at)
);
comment on table public.wish_reports is 'Objections to a wish; a moderator decides.';
comment on column public.wish_reports.reason is 'A code of src/domain/moderation/wish-reports.ts.';
create unique index wish_reports_one_open on public.wish_reports (reporter_id, wish_id) where status = 'open';
create index wish_reports_wish on public.wish_reports (wish_id, created_at);
create index wish_reports_open on public.wish_reports (created_at) where status = 'open';
create index wish_reports_decided_by on public.wish_reports (decided_by) where decided_by is not null;

alter table public.wish_reports enable row level security;
-- A reporter learns what was decided, not by whom; the person with the wish never learns who reported.
grant select (id, reporter_id, wish_id, reason, message, status, created_at, decided_at)
  on public.wish_reports to authenticated;
grant all on public.wish_reports to service_role;
create policy wish_reports_select on public.wish_reports for select to authenticated
  using (
    reporter_id = (select auth.uid())
    or ((select public.has_role('moderator')) and not public.owns_wish(wish_id))
  );

alter table public.notification_settings drop constraint notification_settings_topic_check;
alter table public.notification_settings add constraint notification_settings_topic_check check (
  topic in ('rentals', 'claims', 'messages', 'payouts', 'listings', 'identity', 'reviews', 'searches', 'wishes', 'work')
);
