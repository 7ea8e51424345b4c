create table public.featured_items (
  item_id uuid primary key references public.items (id) on delete cascade,
  position integer not null check (position > 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  constraint featured_items_window check (ends_at > starts_at)
);
comment on table public.featured_items is
  'What the back office puts first on the home page, around the place of each. Who did so is in the audit log.';
comment on column public.featured_items.position is 'Those with a lower one come first.';
comment on column public.featured_items.ends_at is 'None for as long as nobody ends it.';
create index featured_items_order on public.featured_items (position, item_id);

alter table public.featured_items enable row level security;
grant select on public.featured_items to anon, authenticated;
grant select, insert, update, delete on public.featured_items to service_role;
create policy featured_items_select_current on public.featured_items for select to anon, authenticated
  using (now() >= starts_at and (ends_at is null or now() < ends_at));
create policy featured_items_select_staff on public.featured_items for select to authenticated
  using ((select public.has_role('moderator')));

-- Asked for what is featured, too.
drop function if exists public.staff_items(text, text[], uuid, text, text, boolean, text, uuid, integer);
