create table public.staff_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  list text not null check (list in ('affiliates', 'bookings', 'items', 'mails', 'payments', 'people')),
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) between 1 and 1000 and query ~ '^[!-~]+$'),
  is_shared boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.staff_views is
  'What a member of the team asked a list of the back office for, under a name: their own, or for all who may open the list.';
comment on column public.staff_views.query is 'Words, filters, order and columns as in the address of the list.';
comment on column public.staff_views.is_shared is 'Whether all who may open the list find it, not its owner alone.';
create index staff_views_owner on public.staff_views (owner_id);
create index staff_views_shared on public.staff_views (list) where is_shared;

alter table public.staff_views enable row level security;
grant select, insert (owner_id, list, name, query, is_shared), update (name, is_shared), delete
  on public.staff_views to authenticated;
grant select, delete on public.staff_views to service_role;

-- The parts of the back office to which the lists belong (`LIST_PARTS`).
create policy staff_views_of_open_lists on public.staff_views as restrictive for all to authenticated
  using (
    case list
      when 'affiliates' then (select public.has_role('finance'))
      when 'bookings' then (select public.has_role('bookings'))
      when 'mails' then (select public.has_role('support'))
      when 'payments' then (select public.has_role('finance'))
      else (select public.has_role('moderator'))
    end
  );
create policy staff_views_select on public.staff_views for select to authenticated
  using (is_shared or owner_id = (select auth.uid()));
create policy staff_views_insert_own on public.staff_views for insert to authenticated
  with check (owner_id = (select auth.uid()));
-- Admins see only the shared ones of others, and may rename and remove those.
create policy staff_views_update on public.staff_views for update to authenticated
  using (owner_id = (select auth.uid()) or (select public.has_role('admin')))
  with check (owner_id = (select auth.uid()) or (select public.has_role('admin')));
create policy staff_views_delete on public.staff_views for delete to authenticated
  using (owner_id = (select auth.uid()) or (select public.has_role('admin')));
