create table public.payments (
  id uuid primary key default gen_random_uuid(),
  purpose text not null default 'rental' check (purpose in ('rental', 'deposit', 'extension', 'late_fee', 'claim')),
  order_id uuid unique references public.orders (id) on delete restrict,
  booking_id uuid references public.bookings (id) on delete restrict,
  user_id uuid not null references public.profiles (id) on delete restrict,
  provider text not null,
  provider_payment_id text,
  status text not null default 'created'
    check (status in ('created', 'requires_action', 'authorised', 'captured', 'voided', 'refunded', 'failed')),
  amount_cents bigint not null check (amount_cents > 0),
  capture_cents bigint check (capture_cents between 0 and amount_cents),
  captured_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  currency text not null default 'EUR' check (currency = 'EUR'),
  failure_code text,
  authorised_until timestamptz,
  check_at timestamptz not null default now() + interval '30 seconds',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_payment_id),
  constraint payments_for_order_or_booking check (
    (purpose = 'rental') = (order_id is not null) and (purpose = 'rental') = (booking_id is null)),
  constraint payments_captured_at_most_amount check (captured_cents between 0 and amount_cents),
  constraint payments_refund_at_most_captured check (refunded_cents between 0 and captured_cents),
  constraint payments_capture_as_decided check (captured_cents <= capture_cents)
);
comment on table public.payments is
  'The payment provider''s state of the money of an order, and of amounts reserved or charged later for one booking.';
comment on column public.payments.purpose is 'rental is one an order; everything else belongs to a booking.';
comment on column public.payments.authorised_until is 'When the authorisation lapses if it is not captured.';
create index payments_booking on public.payments (booking_id) where booking_id is not null;
create index payments_user on public.payments (user_id);
comment on column public.payments.capture_cents is
  'The amount to capture in all, known when every booking of the order is decided; 0 releases all of it.';
comment on column public.payments.check_at is 'When the clock looks at an open payment next and finishes what was left undone.';
create index payments_to_check on public.payments (check_at) where status in ('created', 'requires_action', 'authorised', 'failed');
create trigger payments_touch before update on public.payments
  for each row execute function public.touch_updated_at();

create table public.captures (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete restrict,
  booking_id uuid not null references public.bookings (id) on delete restrict,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null default 'requested' check (status in ('requested', 'captured', 'failed')),
  created_at timestamptz not null default now(),
  constraint captures_once unique (payment_id, booking_id)
);
comment on table public.captures is
  'The captured part of a payment for each booking: recorded once when it is decided, then carried out at the provider.';
comment on column public.captures.status is 'failed: the authorisation had run out before the provider could be asked.';
create index captures_booking on public.captures (booking_id);

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete restrict,
  booking_id uuid references public.bookings (id) on delete restrict,
  provider_refund_id text unique,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  status text not null default 'requested' check (status in ('requested', 'refunded', 'failed')),
  created_at timestamptz not null default now(),
  constraint refunds_refunded_has_provider_id check ((status = 'refunded') = (provider_refund_id is not null))
);
comment on table public.refunds is 'Captured money given back: written down when it is decided, then carried out at the provider.';
create index refunds_payment on public.refunds (payment_id);
create index refunds_booking on public.refunds (booking_id);

create table public.payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
comment on table public.payment_events is 'Webhooks already dealt with: providers send them more than once.';

alter table public.payments enable row level security;
alter table public.captures enable row level security;
alter table public.refunds enable row level security;
alter table public.payment_events enable row level security;
grant select on public.payments, public.captures, public.refunds to authenticated;
grant all on public.payments, public.captures, public.refunds, public.payment_events to service_role;

create policy payments_select_own on public.payments for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('admin')));
create policy captures_select_own on public.captures for select to authenticated
  using (exists (select from public.payments p where p.id = payment_id));
create policy refunds_select_own on public.refunds for select to authenticated
  using (exists (select from public.payments p where p.id = payment_id));
