create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  item_id uuid references public.items (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  constraint calendar_feeds_one_each unique nulls not distinct (owner_id, item_id)
);
comment on table public.calendar_feeds is
  'Secret addresses from which a calendar program reads when a lender''s items, or one of them, are rented and blocked.';
comment on column public.calendar_feeds.item_id is 'Null: all items of the lender.';
comment on column public.calendar_feeds.token_hash is 'SHA-256 of the secret part of the address, which is shown once.';
create index calendar_feeds_item on public.calendar_feeds (item_id) where item_id is not null;

alter table public.calendar_feeds enable row level security;
grant select (id, owner_id, item_id, created_at, last_read_at), delete on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;

create policy calendar_feeds_select_own on public.calendar_feeds for select to authenticated
  using (owner_id = (select auth.uid()));
create policy calendar_feeds_delete_own on public.calendar_feeds for delete to authenticated
  using (owner_id = (select auth.uid()));
