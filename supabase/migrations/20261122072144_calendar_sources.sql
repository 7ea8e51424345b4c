create table public.calendar_sources (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  item_id uuid not null references public.items (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  url text not null check (char_length(url) <= 2000 and url ~ '^https?://'),
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  read_at timestamptz,
  fault text check (fault in ('forbidden', 'unreachable', 'too-large', 'too-many', 'too-slow', 'not-calendar')),
  constraint calendar_sources_once unique (item_id, url)
);
comment on table public.calendar_sources is
  'Calendars elsewhere whose events block an item, read again every hour.';
comment on column public.calendar_sources.tried_at is 'When it was last asked for; null: not yet.';
comment on column public.calendar_sources.read_at is 'When it was last read: its blocks are from then.';
comment on column public.calendar_sources.fault is 'Why the last try failed; the blocks of the last reading stay.';
create index calendar_sources_owner on public.calendar_sources (owner_id);
create index calendar_sources_due on public.calendar_sources (tried_at nulls first);

alter table public.item_blocks
  add column source_id uuid references public.calendar_sources (id) on delete cascade;
comment on column public.item_blocks.source_id is
  'The calendar that the block comes from; null: the owner made it here. It goes with its calendar.';
create index item_blocks_source on public.item_blocks (source_id) where source_id is not null;

alter table public.calendar_sources enable row level security;
grant select, delete on public.calendar_sources to authenticated;
grant all on public.calendar_sources to service_role;

create policy calendar_sources_select_own on public.calendar_sources for select to authenticated
  using (owner_id = (select auth.uid()));
create policy calendar_sources_delete_own on public.calendar_sources for delete to authenticated
  using (owner_id = (select auth.uid()));

drop policy item_blocks_delete_own on public.item_blocks;
create policy item_blocks_delete_own on public.item_blocks for delete to authenticated
  using (public.owns_item(item_id) and source_id is null);
