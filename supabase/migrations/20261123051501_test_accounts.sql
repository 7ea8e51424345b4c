-- Accounts of people at the embedded payment provider, to which payouts go: its own books, as for payments.

create table payments_test.accounts (
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

create table payments_test.account_links (
  token_hash text primary key,
  account_id text not null references payments_test.accounts (id) on delete cascade,
  return_url text not null,
  refresh_url text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_account on payments_test.account_links (account_id);
comment on table payments_test.account_links is 'Addresses of the page on which an account’s owner answers: each for one answer.';

create table payments_test.account_payouts (
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
create index account_payouts_account on payments_test.account_payouts (account_id);
comment on table payments_test.account_payouts is 'Transfers to accounts, each with the payout to the bank behind it.';
comment on column payments_test.account_payouts.reversed_cents is 'The amount of the transfer that was taken back.';
comment on column payments_test.account_payouts.fails_at is 'When the bank sends the money back; nothing where it keeps it.';

alter table payments_test.events
  alter column payment_id drop not null,
  add column account_id text references payments_test.accounts (id) on delete cascade,
  add constraint events_about_one check (num_nonnulls(payment_id, account_id) = 1);
create index events_account on payments_test.events (account_id) where account_id is not null;
