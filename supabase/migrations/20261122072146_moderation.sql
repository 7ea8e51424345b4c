create table public.item_revisions (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.items (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  version integer not null default 0,
  title text not null check (char_length(title) between 3 and 100),
  description text not null check (char_length(description) <= 5000),
  language text not null check (language in ('en', 'de', 'es', 'fr')),
  category_id uuid not null references public.categories (id) on delete restrict,
  images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) <= 10),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint item_revisions_decided check ((status = 'pending') = (decided_at is null))
);
comment on table public.item_revisions is
  'Words and pictures of a listing that wait for a moderator while the approved ones are shown, and those approved earlier. Their content never changes: a decision names the row that it is about.';
comment on column public.item_revisions.images is '[{"path", "width", "height", "thumbhash"}] in the bucket images, first one first.';
create unique index item_revisions_pending on public.item_revisions (item_id) where status = 'pending';
create index item_revisions_item on public.item_revisions (item_id, created_at);
create index item_revisions_waiting on public.item_revisions (created_at, id) where status = 'pending';
create index item_revisions_category on public.item_revisions (category_id);

alter table public.item_revisions enable row level security;
grant select on public.item_revisions to authenticated;
grant select, insert, delete, update (status, version, decided_at) on public.item_revisions to service_role;

create policy item_revisions_select on public.item_revisions for select to authenticated
  using (public.owns_item(item_id) or (select public.has_role('moderator')));

-- What a moderator is to judge stays where it is until then.
create policy "photos of a revision stay" on storage.objects as restrictive
  for delete to authenticated using (
    bucket_id <> 'images'
    or not exists (
      select from public.item_revisions r
      where r.status = 'pending' and public.owns_item(r.item_id)
        and r.images @> jsonb_build_array(jsonb_build_object('path', objects.name))
    )
  );

create table public.listing_events (
  id bigint generated always as identity primary key,
  item_id uuid not null references public.items (id) on delete cascade,
  revision_id uuid references public.item_revisions (id) on delete cascade,
  transition text not null,
  from_status text not null,
  to_status text not null,
  role text not null check (role in ('owner', 'moderator', 'admin', 'clock')),
  user_id uuid references public.profiles (id) on delete set null,
  reason text check (char_length(reason) <= 40),
  message text check (char_length(message) <= 1000),
  at timestamptz not null default now()
);
comment on table public.listing_events is 'Every change of a listing''s status, or of a revision of it: who, from, to, why and when. Only ever appended to.';
comment on column public.listing_events.reason is 'A code of src/domain/moderation/reasons.ts.';
comment on column public.listing_events.message is 'The moderator''s message to the lender.';
create index listing_events_item on public.listing_events (item_id, id);
create index listing_events_revision on public.listing_events (revision_id) where revision_id is not null;
create index listing_events_user on public.listing_events (user_id) where user_id is not null;
create index items_waiting on public.items (updated_at) where status = 'pending_review';

alter table public.listing_events enable row level security;
-- A lender learns what was decided and why, not by whom.
grant select (id, item_id, revision_id, transition, from_status, to_status, role, reason, message, at)
  on public.listing_events to authenticated;
grant select, insert on public.listing_events to service_role;
revoke update, delete, truncate on public.listing_events from service_role;

create policy listing_events_select on public.listing_events for select to authenticated
  using (public.owns_item(item_id) or (select public.has_role('moderator')));
