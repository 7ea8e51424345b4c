-- Payments, captures, refunds and deposits get lifecycles as everything else has: a version, and events.

create table public.money_events (
  id bigint generated always as identity primary key,
  thing text not null check (thing in ('payment', 'capture', 'refund', 'deposit')),
  thing_id uuid not null,
  transition text not null,
  from_status text not null,
  to_status text not null,
  at timestamptz not null default now()
);
comment on table public.money_events is
  'Every step of a payment, capture, refund or deposit: from, to and when, written by trigger. Only ever appended to.';
comment on column public.money_events.thing_id is 'The row of the table that thing names; of a deposit its booking.';
create index money_events_thing on public.money_events (thing_id, id);
alter table public.money_events enable row level security;
grant select on public.money_events to authenticated;
grant select on public.money_events to service_role;
revoke insert, update, delete, truncate on public.money_events from service_role;
create policy money_events_select_admin on public.money_events for select to authenticated
  using ((select public.has_role('admin')));

alter table public.payments add column version integer not null default 0;
alter table public.captures add column version integer not null default 0;
alter table public.refunds add column version integer not null default 0;
alter table public.deposits add column version integer not null default 0;
comment on column public.payments.version is 'Counts the transitions.';
comment on column public.captures.version is 'Counts the transitions.';
comment on column public.refunds.version is 'Counts the transitions.';
comment on column public.deposits.version is 'Counts the transitions.';

-- What an extension's payment is for was read out of its once_key.
alter table public.payments add column extension_id uuid references public.extensions (id) on delete restrict;
comment on column public.payments.extension_id is 'The extension that it pays for.';
update public.payments p set extension_id = x.id
  from public.extensions x where p.purpose = 'extension' and p.once_key = 'extension:' || x.id;
create unique index payments_extension on public.payments (extension_id) where extension_id is not null;
alter table public.payments add constraint payments_extension_names_it
  check ((purpose = 'extension') = (extension_id is not null));

-- A refund is always one of a booking.
update public.refunds r set booking_id = c.booking_id
  from public.captures c where r.booking_id is null and c.payment_id = r.payment_id;
alter table public.refunds alter column booking_id set not null;
-- Its id is known a moment before the step that makes it refunded.
alter table public.refunds
  drop constraint refunds_refunded_has_provider_id,
  add constraint refunds_refunded_has_provider_id check (status <> 'refunded' or provider_refund_id is not null);

alter table public.payments alter column check_at drop not null;
comment on column public.payments.check_at is
  'When the clock looks at an open payment next and finishes what was left undone; null where only its payer can go on.';
update public.payments set check_at = null where check_at = 'infinity';

-- To capture nothing is a decision like any other: it was read out of the order, or out of the deposit.
comment on column public.payments.capture_cents is
  'The amount to capture in all, once that is decided; what is authorised beyond it is voided, all of it where it is 0.';
update public.payments p set capture_cents = 0
  from public.orders o
  where o.id = p.order_id and o.status in ('failed', 'voided') and p.capture_cents is null
    and p.status in ('created', 'requires_action', 'authorised', 'failed');
update public.payments p set capture_cents = 0
  from public.deposits d
  where p.purpose = 'deposit' and d.booking_id = p.booking_id and p.capture_cents is null
    and p.status in ('created', 'requires_action', 'authorised', 'failed')
    and (d.decision is not null
      or p.status = 'authorised' and d.payment_id is not null and d.payment_id <> p.id
      or p.status in ('failed', 'requires_action') and d.status = 'held' and d.payment_id <> p.id
        and p.amount_cents < (select h.amount_cents from public.payments h where h.id = d.payment_id));

alter table public.order_lines alter column total_cents set not null;
alter table public.order_lines alter column due_cents set not null;
alter table public.bookings alter column total_cents set not null;
alter table public.bookings alter column due_cents set not null;
