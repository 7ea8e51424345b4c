create table public.booking_notes (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
comment on table public.booking_notes is
  'What the back office notes about a rental for each other. Append-only; both sides read it in the export of their data.';
create index booking_notes_booking on public.booking_notes (booking_id, id desc);
create index booking_notes_author on public.booking_notes (author_id) where author_id is not null;

alter table public.booking_notes enable row level security;
grant select on public.booking_notes to authenticated;
grant select, insert, delete on public.booking_notes to service_role;
revoke update, truncate on public.booking_notes from service_role;

-- Of the rentals that this member of the team may read, under the policies of those.
create policy booking_notes_select on public.booking_notes for select to authenticated
  using (
    (select public.has_role('accounts'))
    and exists (
      select from public.bookings b
      where b.id = booking_id and (select auth.uid()) not in (b.renter_id, b.owner_id)
    )
  );
