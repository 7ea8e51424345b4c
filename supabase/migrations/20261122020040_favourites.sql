create table public.favourites (
  user_id uuid not null references public.profiles (id) on delete cascade,
  item_id uuid not null references public.items (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
comment on table public.favourites is 'Items that a person marked to find again.';
create index favourites_item on public.favourites (item_id);

alter table public.favourites enable row level security;
grant select on public.favourites to authenticated;
grant insert (user_id, item_id), delete on public.favourites to authenticated;
grant all on public.favourites to service_role;

create policy favourites_select_own on public.favourites for select to authenticated
  using (user_id = (select auth.uid()));
create policy favourites_insert_own on public.favourites for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy favourites_delete_own on public.favourites for delete to authenticated
  using (user_id = (select auth.uid()));
