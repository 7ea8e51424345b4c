create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete restrict,
  kind text not null check (kind in ('renter_to_item', 'renter_to_owner', 'owner_to_renter')),
  author_id uuid not null references public.profiles (id) on delete restrict,
  item_id uuid not null references public.items (id) on delete cascade,
  subject_id uuid references public.profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text not null default '' check (char_length(text) <= 3000),
  language text not null default 'en' check (language in ('en', 'de', 'es', 'fr')),
  reply text check (char_length(reply) between 1 and 2000),
  reply_language text check (reply_language in ('en', 'de', 'es', 'fr')),
  replied_at timestamptz,
  published_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  unique (booking_id, kind),
  check ((kind = 'renter_to_item') = (subject_id is null)),
  check (reply is null or replied_at is not null),
  check (hidden_at is null or published_at is not null)
);
comment on table public.reviews is
  'Reviews by renters and owners, of each other and of the item; sealed until published_at.';
comment on column public.reviews.reply_language is 'The language that the lender had chosen when they replied.';
comment on column public.reviews.replied_at is 'Stays where a moderator removed the reply: there is no second one.';
comment on column public.reviews.hidden_at is 'When a moderator took it off; from then on only its author and the team read it, and it counts no more.';
create index reviews_item on public.reviews (item_id, published_at desc) where published_at is not null;
create index reviews_subject on public.reviews (subject_id, published_at desc) where published_at is not null;
create index reviews_author on public.reviews (author_id);

alter table public.reviews enable row level security;
grant select on public.reviews to authenticated;
grant all on public.reviews to service_role;

create function public.is_side_of(booking uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.bookings where id = booking and (select auth.uid()) in (renter_id, owner_id)
  )
$$;
comment on function public.is_side_of(uuid) is 'Whether the caller is the renter or the lender of the rental.';
revoke execute on function public.is_side_of(uuid) from public, anon;
grant execute on function public.is_side_of(uuid) to authenticated, service_role;

-- The team reads sealed and hidden ones as well, but not those of a rental of their own.
create policy reviews_select_own on public.reviews for select to authenticated
  using (
    author_id = (select auth.uid())
    or ((select public.has_role('moderator')) and not public.is_side_of(booking_id))
  );
-- Both people of a rental see, beside each other, what was said in it once that is published.
create policy reviews_select_published on public.reviews for select to authenticated
  using (published_at <= now() and hidden_at is null and exists (
    select from public.bookings b
    where b.id = booking_id and (b.renter_id = (select auth.uid()) or b.owner_id = (select auth.uid()))
  ));
