create table public.extensions (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete restrict,
  status text not null
    check (status in ('requested', 'paying', 'done', 'declined', 'cancelled', 'expired', 'lapsed')),
  from_end timestamptz not null,
  to_end timestamptz not null,
  price_cents bigint not null check (price_cents >= 0),
  expires_at timestamptz not null,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint extensions_end_later check (from_end < to_end)
);
comment on table public.extensions is
  'A later end of a rental: its dates are taken when it is asked for, the rental ends later once it is paid.';
comment on column public.extensions.expires_at is 'Until when the lender can answer, or the renter can pay.';
comment on column public.extensions.price_cents is 'The difference of two quotes.';
create unique index extensions_one_open on public.extensions (booking_id) where status in ('requested', 'paying');
create index extensions_booking on public.extensions (booking_id, created_at);
create index extensions_open on public.extensions (expires_at) where status in ('requested', 'paying');
create trigger extensions_touch before update on public.extensions
  for each row execute function public.touch_updated_at();

alter table public.extensions enable row level security;
grant select on public.extensions to authenticated;
grant select, insert, update on public.extensions to service_role;
revoke delete, truncate on public.extensions from service_role;
create policy extensions_select_own on public.extensions for select to authenticated
  using (exists (select from public.bookings b where b.id = booking_id));
