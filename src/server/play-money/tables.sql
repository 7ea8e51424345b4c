-- The embedded payment provider's own books. It behaves like a service elsewhere: nothing of the product reads or
-- writes here, and what happens here commits apart from what happens there. Only the owner has rights.
--
-- Run like a routine, on databases of sites that play alone: after every change of this file and after every migration,
-- so each statement does nothing where it has been done.

create schema if not exists payments_test;
revoke all on schema payments_test from public;
comment on schema payments_test is 'Play money for demo, development and tests; not there with a real payment provider.';

create table if not exists payments_test.methods (
  id text primary key check (id ~ '^pm_test_[0-9a-f]{32}$'),
  customer text not null,
  card_brand text not null,
  card_last4 text not null check (card_last4 ~ '^[0-9]{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null,
  -- The bank's answers while the payer is present, and while they are away.
  on_session text not null check (on_session in ('authorised', 'challenge')),
  off_session text not null check (off_session in ('authorised', 'challenge', 'declined', 'insufficient')),
  created_at timestamptz not null,
  removed_at timestamptz
);
alter table payments_test.methods add column if not exists fingerprint text;
comment on column payments_test.methods.fingerprint is 'A keyed hash of the number, the same for the same card, whoever enters it.';
comment on table payments_test.methods is 'Cards that may be charged again; of a card nothing but brand, last four digits and expiry.';

create table if not exists payments_test.payments (
  id text primary key check (id ~ '^pay_test_[0-9a-f]{32}$'),
  status text not null default 'open' check (status in ('open', 'requires_action', 'authorised', 'captured', 'voided')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  captured_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  failure_code text,
  -- The bank's answer once the payer has passed the challenge.
  challenge_outcome text check (challenge_outcome in ('authorised', 'declined')),
  customer text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  method_id text references payments_test.methods (id) on delete restrict,
  authorised_until timestamptz,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  constraint payments_captured_at_most_authorised check (captured_cents between 0 and amount_cents),
  constraint payments_refunded_at_most_captured check (refunded_cents between 0 and captured_cents),
  check ((status = 'requires_action') = (challenge_outcome is not null)),
  check ((status = 'authorised') = (authorised_until is not null)),
  check (captured_cents = 0 or status in ('authorised', 'captured')),
  check (status <> 'captured' or captured_cents > 0)
);
-- Of 1.0.0, which knew euros only.
alter table payments_test.payments drop constraint if exists payments_currency_check;
create index if not exists payments_method on payments_test.payments (method_id) where method_id is not null;
comment on table payments_test.payments is 'Authorised once, captured part by part; captured when nothing more of it may be.';

create table if not exists payments_test.captures (
  payment_id text not null references payments_test.payments (id) on delete cascade,
  part text not null check (char_length(part) between 1 and 200),
  amount_cents bigint not null check (amount_cents > 0),
  refunded_cents bigint not null default 0,
  created_at timestamptz not null,
  primary key (payment_id, part),
  constraint captures_refunded_at_most_captured check (refunded_cents between 0 and amount_cents)
);
comment on table payments_test.captures is 'The captured parts of a payment; each part once.';

create table if not exists payments_test.refunds (
  id text primary key,
  payment_id text not null references payments_test.payments (id) on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null
);
create index if not exists refunds_payment on payments_test.refunds (payment_id);
comment on table payments_test.refunds is 'Captured money given back.';

create table if not exists payments_test.disputes (
  id text primary key check (id ~ '^dp_test_[0-9a-f]{32}$'),
  payment_id text not null references payments_test.payments (id) on delete cascade,
  part text not null,
  amount_cents bigint not null check (amount_cents > 0),
  due_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  outcome text check (outcome in ('won', 'lost')),
  created_at timestamptz not null,
  unique (payment_id, part),
  check ((submitted_at is null) = (decided_at is null) and (submitted_at is null) = (outcome is null))
);
comment on table payments_test.disputes is 'Payments of the card that is disputed after its capture.';

create table if not exists payments_test.requests (
  key text primary key check (char_length(key) between 1 and 255),
  operation text not null,
  input_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null
);
create index if not exists requests_created on payments_test.requests (created_at);
comment on table payments_test.requests is 'Idempotency: what was answered under which key.';

create table if not exists payments_test.payouts (
  id text primary key check (id ~ '^po_test_[0-9a-f]{32}$'),
  key text not null unique check (char_length(key) between 1 and 255),
  amount_cents bigint not null check (amount_cents > 0),
  destination text not null,
  holder text not null,
  reference text not null,
  failure_code text,
  settles_at timestamptz not null,
  created_at timestamptz not null
);
comment on table payments_test.payouts is 'Orders to pay, one a key; each is settled a moment later, or fails with the code.';

create table if not exists payments_test.accounts (
  id text primary key check (id ~ '^acct_test_[0-9a-f]{32}$'),
  key text not null unique check (char_length(key) between 1 and 255),
  email text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  state text not null default 'new' check (state in ('new', 'incomplete', 'verified', 'refused')),
  bank text check (bank in ('open', 'closing')),
  created_at timestamptz not null,
  check ((state = 'verified') <= (bank is not null))
);
comment on table payments_test.accounts is 'Where people are paid; how far each is was chosen on the page on which its owner answers.';
comment on column payments_test.accounts.bank is 'The bank account behind it: one that is open, or one that closes, so that payouts fail after they were paid.';

create table if not exists payments_test.account_links (
  token_hash text primary key,
  account_id text not null references payments_test.accounts (id) on delete cascade,
  return_url text not null,
  refresh_url text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index if not exists account_links_account on payments_test.account_links (account_id);
comment on table payments_test.account_links is 'Addresses of the page on which an account’s owner answers: each for one answer.';

create table if not exists payments_test.account_payouts (
  id text primary key check (id ~ '^tr_test_[0-9a-f]{32}$'),
  key text not null unique check (char_length(key) between 1 and 255),
  payout_id text not null,
  account_id text not null references payments_test.accounts (id) on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  reversed_cents bigint not null default 0,
  reference text not null,
  settles_at timestamptz not null,
  fails_at timestamptz,
  created_at timestamptz not null,
  constraint account_payouts_reversed_at_most_paid check (reversed_cents between 0 and amount_cents)
);
create index if not exists account_payouts_account on payments_test.account_payouts (account_id);
comment on table payments_test.account_payouts is 'Transfers to accounts, each with the payout to the bank behind it.';
comment on column payments_test.account_payouts.reversed_cents is 'The amount of the transfer that was taken back.';
comment on column payments_test.account_payouts.fails_at is 'When the bank sends the money back; nothing where it keeps it.';

create table if not exists payments_test.events (
  id text primary key,
  payment_id text references payments_test.payments (id) on delete cascade,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  deliver_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz,
  account_id text references payments_test.accounts (id) on delete cascade,
  constraint events_about_one check (num_nonnulls(payment_id, account_id) = 1)
);
create index if not exists events_payment on payments_test.events (payment_id);
create index if not exists events_undelivered on payments_test.events (deliver_at) where delivered_at is null;
create index if not exists events_account on payments_test.events (account_id) where account_id is not null;
comment on table payments_test.events is 'Webhooks to send, written with the change that they tell of.';
