create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 10001) unique,
  user_id uuid not null references public.profiles (id) on delete restrict,
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'voided')),
  status_reason text check (status_reason in ('replaced', 'released', 'lapsed', 'dates_gone', 'payment_voided')),
  total_cents bigint not null check (total_cents >= 0),
  currency text not null default 'EUR' check (currency = 'EUR'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_reason_where_lost check ((status in ('failed', 'voided')) = (status_reason is not null))
);
comment on table public.orders is 'One payment for several bookings. Bookings come to be only when it is paid.';
comment on column public.orders.status is
  'paid: authorised and booked; failed: given up before it was paid; voided: authorised, but the dates were gone, so the authorisation was voided.';
create index orders_user on public.orders (user_id, created_at desc);
create trigger orders_touch before update on public.orders
  for each row execute function public.touch_updated_at();

create table public.order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  position integer not null,
  reservation_id uuid,
  item_id uuid not null references public.items (id) on delete restrict,
  start_date timestamptz not null,
  end_date timestamptz not null check (start_date < end_date),
  time_zone text not null,
  quantity integer not null check (quantity between 1 and 50),
  rental_type text not null check (rental_type in ('hour', 'day')),
  duration_units integer not null check (duration_units >= 1),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  price_divisor integer not null default 1 check (price_divisor in (1, 24)),
  rental_cents bigint not null check (rental_cents >= 0),
  delivery_cents bigint not null default 0 check (delivery_cents >= 0),
  total_cents bigint generated always as (rental_cents + delivery_cents) stored,
  top_up_cents bigint not null default 0 check (top_up_cents between 0 and rental_cents),
  due_cents bigint generated always as (rental_cents + delivery_cents - top_up_cents) stored,
  replaces_booking_id uuid,
  deposit_cents bigint not null default 0 check (deposit_cents >= 0),
  delivery_method text not null check (delivery_method in ('pickup', 'delivery', 'hub')),
  delivery_address text not null default '' check (char_length(delivery_address) <= 300),
  hub_id uuid references public.hubs (id) on delete restrict,
  is_instant boolean not null default true,
  cancellation_policy text not null default 'flexible' check (cancellation_policy in ('flexible', 'moderate', 'strict')),
  unique (order_id, position),
  check (delivery_method <> 'delivery' or delivery_address <> ''),
  check ((delivery_method = 'hub') = (hub_id is not null))
);
comment on table public.order_lines is
  'The quoted lines of an order: the basis of its bookings, never changed afterwards.';
comment on column public.order_lines.time_zone is 'Of the hold, like its dates: what the item is moved to later is not what was ordered.';
comment on column public.order_lines.unit_price_cents is 'For an hour or day; for a day also where hours cost a 24th of it each, which price_divisor says.';
comment on column public.order_lines.rental_cents is
  'Unit price times units times quantity by the divisor, rounded half up; without delivery.';
comment on column public.order_lines.top_up_cents is
  'The platform''s share of the price, where the rental replaces one that its lender cancelled.';
comment on column public.order_lines.due_cents is 'The renter''s share of the price.';
comment on column public.order_lines.is_instant is 'As it was offered when ordered, like the policy: what the payer agreed to.';
comment on column public.order_lines.reservation_id is
  'The hold that it was ordered under. No foreign key: the hold goes when it lapses or is booked, and the same holds must find their order again.';
create index order_lines_reservation on public.order_lines (reservation_id);
create index order_lines_item on public.order_lines (item_id);
create index order_lines_hub on public.order_lines (hub_id) where hub_id is not null;

alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
grant select on public.orders, public.order_lines to authenticated;
grant all on public.orders, public.order_lines to service_role;

create policy orders_select_own on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('admin')));
create policy order_lines_select_own on public.order_lines for select to authenticated
  using (exists (select from public.orders o where o.id = order_id));
