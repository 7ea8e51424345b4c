create table public.notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 16384),
  path text not null check (path ~ '^/[^/\\]' and char_length(path) <= 300),
  occasion text not null check (char_length(occasion) <= 120),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, kind, occasion)
);
comment on table public.notifications is
  'The notices of a person in the application, written in the transaction that causes them; the text is composed when it is read.';
comment on column public.notifications.kind is 'One of src/domain/notification/topics.ts.';
comment on column public.notifications.data is 'Values for the text.';
comment on column public.notifications.path is 'Where on the site it leads.';
comment on column public.notifications.occasion is 'Names what happened; a second notification of it is refused.';
create index notifications_user on public.notifications (user_id, id desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_created_at on public.notifications (created_at);

alter table public.notifications enable row level security;
grant select (id, user_id, kind, data, path, created_at, read_at), update (read_at)
  on public.notifications to authenticated;
grant all on public.notifications to service_role;

create policy notifications_select_own on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy notifications_update_own on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table public.notification_settings (
  user_id uuid not null references public.profiles (id) on delete cascade,
  topic text not null check (topic in ('rentals', 'claims', 'messages', 'payouts', 'listings', 'identity', 'reviews', 'searches', 'work')),
  by_mail boolean not null default true,
  in_app boolean not null default true,
  primary key (user_id, topic)
);
comment on table public.notification_settings is
  'A person''s channels for a topic; by mail and in the application where there is no row. Security is no topic here: it cannot be switched off.';

alter table public.notification_settings enable row level security;
-- The official client's upsert sets every column; the policies say whose rows.
grant select, insert, update on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;

create policy notification_settings_select_own on public.notification_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy notification_settings_insert_own on public.notification_settings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy notification_settings_update_own on public.notification_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
