create table public.condition_photos (
  path text primary key check (path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/.+$' and char_length(path) <= 200),
  item_id uuid not null references public.items (id) on delete cascade,
  kind text not null check (kind in ('pick_up', 'return')),
  taken_on date not null,
  created_at timestamptz not null default now()
);
comment on table public.condition_photos is
  'Photos of the lender''s own at handovers that they show on the page of the item: its dated condition.';
comment on column public.condition_photos.path is 'An object of the bucket handovers.';
comment on column public.condition_photos.taken_on is 'The day of the handover at the place of the item; the time stays private.';
create index condition_photos_item on public.condition_photos (item_id, taken_on desc);

alter table public.condition_photos enable row level security;
grant select on public.condition_photos to anon, authenticated;
grant select, insert, delete on public.condition_photos to service_role;
create policy condition_photos_select on public.condition_photos for select to anon, authenticated
  using (exists (select from public.items i where i.id = item_id));

create policy "everyone sees photos that show the condition of an item" on storage.objects
  for select to anon, authenticated using (
    bucket_id = 'handovers' and exists (select from public.condition_photos c where c.path = name)
  );
