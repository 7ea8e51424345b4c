create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 10001) unique,
  order_line_id uuid not null unique references public.order_lines (id) on delete restrict,
  order_id uuid not null references public.orders (id) on delete restrict,
  item_id uuid not null references public.items (id) on delete restrict,
  renter_id uuid not null references public.profiles (id) on delete restrict,
  owner_id uuid not null references public.profiles (id) on delete restrict,
  status text not null
    check (status in ('requested', 'confirmed', 'declined', 'cancelled', 'picked_up', 'returned', 'disputed', 'completed')),
  start_date timestamptz not null,
  end_date timestamptz not null,
  time_zone text not null,
  rental_type text not null check (rental_type in ('hour', 'day')),
  quantity integer not null check (quantity between 1 and 50),
  rental_cents bigint not null check (rental_cents >= 0),
  delivery_cents bigint not null check (delivery_cents >= 0),
  total_cents bigint generated always as (rental_cents + delivery_cents) stored,
  top_up_cents bigint not null default 0 check (top_up_cents between 0 and rental_cents),
  due_cents bigint generated always as (rental_cents + delivery_cents - top_up_cents) stored,
  replaces_booking_id uuid references public.bookings (id) on delete restrict,
  deposit_cents bigint not null check (deposit_cents >= 0),
  delivery_method text not null check (delivery_method in ('pickup', 'delivery', 'hub')),
  delivery_address text not null default '',
  hub_id uuid references public.hubs (id) on delete restrict,
  cancellation_policy text not null check (cancellation_policy in ('flexible', 'moderate', 'strict')),
  status_reason text,
  refund_cents bigint not null default 0 check (refund_cents >= 0),
  captured_cents bigint check (captured_cents >= 0),
  version integer not null default 0,
  request_expires_at timestamptz,
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings_start_before_end check (start_date < end_date),
  constraint bookings_refund_at_most_due check (refund_cents <= rental_cents + delivery_cents - top_up_cents),
  constraint bookings_not_own check (renter_id <> owner_id),
  constraint bookings_request_has_deadline check (status <> 'requested' or request_expires_at is not null)
);
comment on table public.bookings is 'A rental that was paid for. Only cancelled and declined are inactive.';
comment on column public.bookings.refund_cents is
  'The part of due_cents that the renter gets back, or does not have to pay.';
comment on column public.bookings.top_up_cents is
  'The platform''s share of the price, where the rental replaces one that its lender cancelled.';
comment on column public.bookings.replaces_booking_id is
  'The rental that its lender let down, where this one replaces it; of a chain of replacements the first.';
comment on column public.bookings.due_cents is 'The renter''s share: the price with its extensions, less the top-up.';
comment on column public.bookings.captured_cents is
  'The part of it that is captured, once that is decided; null before.';
comment on column public.bookings.returned_at is 'When the item came back: 48 hours later, without a report, the rental is completed.';
comment on column public.bookings.version is 'Counts the transitions: a decision on an older version is refused.';
comment on column public.bookings.cancellation_policy is 'As it was when booked.';
comment on column public.bookings.request_expires_at is 'When an unanswered request becomes cancelled.';
create index bookings_item on public.bookings (item_id, start_date);
create index bookings_renter on public.bookings (renter_id, start_date desc, id desc);
create index bookings_owner on public.bookings (owner_id, start_date desc, id desc);
create index bookings_order on public.bookings (order_id);
create index bookings_hub on public.bookings (hub_id) where hub_id is not null;
-- A rental that was let down is replaced once, unless nothing was kept of the replacement.
create unique index bookings_one_replacement on public.bookings (replaces_booking_id)
  where replaces_booking_id is not null
    and not (status in ('cancelled', 'declined') and refund_cents = rental_cents + delivery_cents - top_up_cents);
create index bookings_returned on public.bookings (returned_at) where status = 'returned';
create index bookings_requested on public.bookings (request_expires_at) where status = 'requested';
create index bookings_confirmed on public.bookings (end_date) where status = 'confirmed';
create trigger bookings_touch before update on public.bookings
  for each row execute function public.touch_updated_at();

alter table public.order_lines add foreign key (replaces_booking_id) references public.bookings (id) on delete restrict;
create index order_lines_replaces on public.order_lines (replaces_booking_id) where replaces_booking_id is not null;
comment on column public.order_lines.replaces_booking_id is 'The booking that this line is a replacement for, as in bookings.';

create table public.booking_codes (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  code text not null unique default encode(uuid_send(gen_random_uuid()), 'hex')
);
comment on table public.booking_codes is
  'The secret behind the QR code that the renter shows at the door; the owner never sees it.';

alter table public.bookings enable row level security;
alter table public.booking_codes enable row level security;
grant select on public.bookings, public.booking_codes to authenticated;
grant all on public.bookings, public.booking_codes to service_role;

create policy bookings_select_own on public.bookings for select to authenticated
  using (renter_id = (select auth.uid()) or owner_id = (select auth.uid()) or (select public.has_role('admin')));
create policy booking_codes_select_renter on public.booking_codes for select to authenticated
  using (exists (select from public.bookings b where b.id = booking_id and b.renter_id = (select auth.uid())));

-- A renter with a confirmed booking must find the door.
create policy item_locations_select_renter on public.item_locations for select to authenticated
  using (exists (
    select from public.bookings b
    where b.item_id = item_locations.item_id and b.renter_id = (select auth.uid())
      and b.status in ('confirmed', 'picked_up', 'returned', 'disputed')
  ));
-- A renter still sees the item of a booking after it was paused or removed.
create policy items_select_renter on public.items for select to authenticated
  using (exists (select from public.bookings b where b.item_id = items.id and b.renter_id = (select auth.uid())));
-- A lender sees what a booking of theirs was quoted for, though not the order, which may hold other people's items.
create policy order_lines_select_lender on public.order_lines for select to authenticated
  using (exists (
    select from public.bookings b where b.order_line_id = order_lines.id and b.owner_id = (select auth.uid())
  ));
