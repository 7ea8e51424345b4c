-- By its key in the operator's own system an imported item is found again, so that no file makes it twice.
create table public.imported_items (
  key text primary key check (char_length(key) between 1 and 100),
  item_id uuid references public.items (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.imported_items is
  'Which item was made of which row of an imported file. A key stays after its item is gone: it does not come back.';
comment on column public.imported_items.key is 'What the operator''s own system calls it.';
create index imported_items_item on public.imported_items (item_id) where item_id is not null;
alter table public.imported_items enable row level security;
grant all on public.imported_items to service_role;
