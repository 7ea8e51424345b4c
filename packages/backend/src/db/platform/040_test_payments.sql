-- The embedded payment provider's own books. It behaves like a service elsewhere: nothing of the product reads or
-- writes here, and what happens here commits apart from what happens there. Only the owner has rights.

create schema payments_test;
revoke all on schema payments_test from public;
comment on schema payments_test is 'Play money for demo, development and tests; unused with a real payment provider.';

create table payments_test.payments (
  id text primary key check (id ~ '^pay_test_[0-9a-f]{32}$'),
  status text not null default 'open' check (status in ('open', 'requires_action', 'authorised', 'captured', 'voided')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency = 'EUR'),
  captured_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  failure_code text,
  -- What the bank will say once the payer has answered the challenge.
  challenge_outcome text check (challenge_outcome in ('authorised', 'declined')),
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  authorised_until timestamptz,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  constraint payments_captured_at_most_authorised check (captured_cents between 0 and amount_cents),
  constraint payments_refunded_at_most_captured check (refunded_cents between 0 and captured_cents),
  check ((status = 'requires_action') = (challenge_outcome is not null)),
  check ((status = 'authorised') = (authorised_until is not null)),
  check ((status = 'captured') = (captured_cents > 0))
);
comment on table payments_test.payments is 'Payments with one capture each; of a card nothing but brand and last four digits.';

create table payments_test.refunds (
  id text primary key,
  payment_id text not null references payments_test.payments (id) on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null
);
create index refunds_payment on payments_test.refunds (payment_id);
comment on table payments_test.refunds is 'Captured money given back.';

create table payments_test.requests (
  key text primary key check (char_length(key) between 1 and 255),
  operation text not null,
  input_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null
);
create index requests_created on payments_test.requests (created_at);
comment on table payments_test.requests is 'Idempotency: what was answered under which key.';

create table payments_test.events (
  id text primary key,
  payment_id text not null references payments_test.payments (id) on delete cascade,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  deliver_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create index events_payment on payments_test.events (payment_id);
create index events_undelivered on payments_test.events (deliver_at) where delivered_at is null;
comment on table payments_test.events is 'Webhooks to send, written with the change that they tell of.';
