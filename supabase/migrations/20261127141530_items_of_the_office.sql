-- What the back office sorts and filters items by stands beside them: whatever else of an item is written, its place in those
-- lists stays, and items keep their few indexes.
create table public.office_items (
  item_id uuid primary key references public.items (id) on delete cascade,
  category_id uuid,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  booking_count integer not null,
  lacks_description boolean not null,
  lacks_pictures boolean not null default true
);
comment on table public.office_items is
  'What the back office sorts and filters items by, kept by trigger: a row an item, the same as there, and whether it has pictures.';
alter table public.office_items enable row level security;
revoke all on public.office_items from anon, authenticated, service_role;
create index office_items_by_creation on public.office_items (status, created_at, item_id);
create index office_items_by_change on public.office_items (status, updated_at, item_id);
create index office_items_by_bookings on public.office_items (status, booking_count, item_id);
create index office_items_of_category on public.office_items (category_id, created_at, item_id);
create index office_items_without_description on public.office_items (created_at, item_id) where lacks_description;
create index office_items_without_pictures on public.office_items (created_at, item_id) where lacks_pictures;

-- Their triggers come again with the routines, which fill the table.
drop function if exists public.note_new_item(), public.note_pictures() cascade;
drop table public.items_without_pictures;
drop index public.items_by_status;
create index items_waiting on public.items (id) where status = 'pending_review';
