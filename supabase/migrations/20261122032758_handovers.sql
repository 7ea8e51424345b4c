create table public.handovers (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete restrict,
  position integer not null,
  kind text not null check (kind in ('pick_up', 'return')),
  role text not null check (role in ('owner', 'renter')),
  user_id uuid not null references public.profiles (id) on delete restrict,
  with_code boolean not null,
  is_complete boolean not null,
  is_undamaged boolean not null,
  note text not null default '' check (char_length(note) <= 1000),
  photos text[] not null default '{}' check (cardinality(photos) <= 10),
  checklist jsonb not null default '{}' check (jsonb_typeof(checklist) = 'object'),
  at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  unique (booking_id, position),
  constraint handovers_code_where_verified check (not with_code or (kind = 'pick_up' and role = 'owner'))
);
comment on table public.handovers is
  'The statements of each side at pick-up and return, in order; every row has the hash of the one before, so that none can be changed unnoticed.';
comment on column public.handovers.with_code is 'Whether the lender entered the renter''s code at pick-up and it was right: no other statement verifies one.';
comment on column public.handovers.checklist is '{"<check>": true or false}, of what the category''s checklist asks.';
comment on column public.handovers.photos is 'Objects of the bucket handovers, below the booking''s id and the person''s.';
create index handovers_user on public.handovers (user_id);

alter table public.handovers enable row level security;
grant select on public.handovers to authenticated;
grant select, insert on public.handovers to service_role;
revoke update, delete, truncate on public.handovers from service_role;
create policy handovers_select_own on public.handovers for select to authenticated
  using (exists (select from public.bookings b where b.id = booking_id));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('handovers', 'handovers', false, 10 * 1024 * 1024, '{image/*}')
on conflict (id) do nothing;

create policy "both sides of a rental see its photos" on storage.objects
  for select to authenticated using (
    bucket_id = 'handovers'
    and exists (select from public.bookings b where b.id::text = (storage.foldername(name))[1])
  );
create policy "both sides of a rental add photos in their own name" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'handovers'
    and (storage.foldername(name))[2] = (select auth.uid())::text
    and exists (
      select from public.bookings b
      where b.id::text = (storage.foldername(name))[1]
        and (select auth.uid()) in (b.renter_id, b.owner_id)
        and b.status in ('confirmed', 'picked_up', 'returned', 'disputed')
    )
  );
