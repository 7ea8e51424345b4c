-- The embedded bank's own books: like the embedded payment provider a service elsewhere, apart from the product's.

create table payments_test.payouts (
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
