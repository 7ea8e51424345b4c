-- The addresses from which an account has signed in lately, so that strangers' wrong passwords do not lock its owner
-- out there.

create table auth.known_addresses (
  user_id uuid not null references auth.users (id) on delete cascade,
  address_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, address_hash)
);
comment on table auth.known_addresses is
  'Addresses from which an account has proved itself in the last 30 days: keyed hashes, which name no address.';
alter table auth.known_addresses enable row level security;
