create table public.ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('provider', 'renter', 'lender_pending', 'lender', 'affiliate', 'platform', 'payout')),
  user_id uuid references public.profiles (id) on delete restrict,
  created_at timestamptz not null default now(),
  constraint ledger_accounts_once unique nulls not distinct (kind, user_id),
  constraint ledger_accounts_whose check ((kind in ('provider', 'platform')) = (user_id is null))
);
comment on table public.ledger_accounts is
  'The accounts of the ledger. A positive balance is owed to the account''s owner; the provider, where the money is, has the negative of all others.';
comment on column public.ledger_accounts.kind is
  'renter: paid, not yet used; lender_pending: owed since pick-up, not yet released; lender, affiliate: may be paid out; payout: on its way to the bank.';
create index ledger_accounts_user on public.ledger_accounts (user_id) where user_id is not null;

create table public.ledger_transfers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z_]*$'),
  once_key text not null unique,
  booking_id uuid references public.bookings (id) on delete restrict,
  payment_id uuid references public.payments (id) on delete restrict,
  at timestamptz not null
);
comment on table public.ledger_transfers is 'One movement of money and its cause. Its entries sum to zero.';
comment on column public.ledger_transfers.once_key is 'Names the occasion, so that nothing is booked twice.';
create index ledger_transfers_booking on public.ledger_transfers (booking_id) where booking_id is not null;
create index ledger_transfers_payment on public.ledger_transfers (payment_id) where payment_id is not null;

create table public.ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references public.ledger_transfers (id) on delete restrict,
  account_id uuid not null references public.ledger_accounts (id) on delete restrict,
  amount_cents bigint not null check (amount_cents <> 0),
  unique (transfer_id, account_id)
);
comment on table public.ledger_entries is
  'The amount that a transfer adds to an account, or takes from it. Append-only; every balance is a sum of entries.';
create index ledger_entries_account on public.ledger_entries (account_id, id) include (amount_cents);

create table public.commissions (
  booking_id uuid not null references public.bookings (id) on delete restrict,
  level smallint not null check (level between 1 and 4),
  affiliate_id uuid not null references public.profiles (id) on delete restrict,
  referred_id uuid not null references public.profiles (id) on delete restrict,
  amount_cents bigint not null check (amount_cents > 0),
  at timestamptz not null,
  primary key (booking_id, referred_id, level),
  constraint commissions_not_for_oneself check (affiliate_id <> referred_id)
);
comment on table public.commissions is
  'The commissions on a person''s completed booking for those who referred them, out of the platform''s fee.';
create index commissions_affiliate on public.commissions (affiliate_id, at desc);
create index commissions_referred on public.commissions (referred_id);

alter table public.ledger_accounts enable row level security;
alter table public.ledger_transfers enable row level security;
alter table public.ledger_entries enable row level security;
alter table public.commissions enable row level security;
grant select on public.ledger_accounts, public.ledger_transfers, public.ledger_entries, public.commissions to authenticated;
grant select, insert on public.ledger_accounts, public.ledger_transfers, public.ledger_entries, public.commissions to service_role;
revoke update, delete, truncate on public.ledger_accounts, public.ledger_transfers, public.ledger_entries,
  public.commissions from service_role;

create policy ledger_accounts_select_own on public.ledger_accounts for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('admin')));
create policy ledger_entries_select_own on public.ledger_entries for select to authenticated
  using (exists (select from public.ledger_accounts a where a.id = account_id));
-- The other entries of a transfer stay hidden: the shares of the platform and of other people are theirs alone to see.
create policy ledger_transfers_select_own on public.ledger_transfers for select to authenticated
  using (exists (select from public.ledger_entries e where e.transfer_id = ledger_transfers.id));
create policy commissions_select_own on public.commissions for select to authenticated
  using (affiliate_id = (select auth.uid()) or (select public.has_role('admin')));
