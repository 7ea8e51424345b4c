create table public.payment_customers (
  user_id uuid not null references public.profiles (id) on delete restrict,
  provider text not null,
  provider_customer_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, provider),
  unique (provider, provider_customer_id)
);
comment on table public.payment_customers is 'The ids of a person at each payment provider.';

create table public.payment_methods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  provider text not null,
  provider_method_id text not null,
  brand text not null check (char_length(brand) <= 40),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null check (exp_year between 2000 and 2200),
  saved_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, provider_method_id),
  constraint payment_methods_removed_is_not_saved check (removed_at is null or saved_at is null)
);
comment on table public.payment_methods is
  'Cards that the provider keeps; of the card itself nothing but brand, last four digits and expiry.';
comment on column public.payment_methods.saved_at is
  'Since when it is offered at the next checkout, because its owner asked for that. Others serve the rental that they paid for.';
comment on column public.payment_methods.removed_at is 'When the provider was told to forget it.';
create index payment_methods_user on public.payment_methods (user_id);

alter table public.payments add column method_id uuid references public.payment_methods (id) on delete restrict;
comment on column public.payments.method_id is 'The card that was accepted; for a later payment the one that is to be charged.';
create index payments_method on public.payments (method_id) where method_id is not null;
alter table public.payments add column once_key text unique;
comment on column public.payments.once_key is 'Names the occasion of a later charge, so that it is not asked for twice.';

create table public.deposits (
  booking_id uuid primary key references public.bookings (id) on delete restrict,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null default 'planned' check (status in ('planned', 'held', 'failed', 'released', 'captured')),
  payment_id uuid references public.payments (id) on delete restrict,
  due_at timestamptz,
  captured_cents bigint not null default 0,
  failure_code text,
  decision text check (decision in ('release', 'capture')),
  decided_cents bigint not null default 0,
  claim_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint deposits_captured_as_decided check (captured_cents in (0, decided_cents)),
  constraint deposits_decided_at_most_amount check (decided_cents between 0 and amount_cents),
  constraint deposits_capture_names_cents check ((decision is not distinct from 'capture') = (decided_cents > 0)),
  constraint deposits_held_by_payment check (status <> 'held' or payment_id is not null)
);
comment on table public.deposits is
  'The amounts reserved on the renter''s card during a rental, apart from its price. Their authorisations are payments of purpose deposit.';
comment on column public.deposits.amount_cents is
  'The reserved amount: the agreed deposit, less the share of units that came back in order.';
comment on column public.deposits.payment_id is 'The authorisation that holds it, or held it last.';
comment on column public.deposits.due_at is 'When the clock reserves it, or reserves it again before the authorisation lapses.';
comment on column public.deposits.claim_id is 'The claim that takes something out of it, so that it does that once.';
comment on column public.deposits.decision is
  'The decision on the deposit, made once; carried out at the provider afterwards.';
create index deposits_payment on public.deposits (payment_id) where payment_id is not null;
create index deposits_due on public.deposits (due_at) where decision is null;
create trigger deposits_touch before update on public.deposits
  for each row execute function public.touch_updated_at();

alter table public.payment_customers enable row level security;
alter table public.payment_methods enable row level security;
alter table public.deposits enable row level security;
grant select (id, user_id, brand, last4, exp_month, exp_year, saved_at, created_at) on public.payment_methods to authenticated;
grant select on public.deposits to authenticated;
grant all on public.payment_customers, public.payment_methods, public.deposits to service_role;

create policy payment_methods_select_own on public.payment_methods for select to authenticated
  using (user_id = (select auth.uid()) and removed_at is null);
create policy deposits_select_own on public.deposits for select to authenticated
  using (exists (select from public.bookings b where b.id = booking_id));

create table public.payment_discrepancies (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete restrict,
  kind text not null check (kind in ('captured', 'refunded', 'status', 'ledger', 'missing')),
  own_cents bigint,
  provider_cents bigint,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  mended_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.payment_discrepancies is
  'Where payment provider, tables and ledger did not say the same when they were compared.';
comment on column public.payment_discrepancies.kind is
  'ledger: own_cents are what it has, provider_cents what was moved; missing: the provider knows no such payment.';
comment on column public.payment_discrepancies.mended_at is 'When it was found to be right again; null while a person has to look at it.';
create unique index payment_discrepancies_open on public.payment_discrepancies (payment_id, kind) where mended_at is null;
create index payment_discrepancies_payment on public.payment_discrepancies (payment_id);
alter table public.payments add column reconciled_at timestamptz;
comment on column public.payments.reconciled_at is 'When the provider and the ledger were last compared with it.';
create index payments_to_reconcile on public.payments (reconciled_at nulls first) where provider_payment_id is not null;

alter table public.payment_discrepancies enable row level security;
grant select on public.payment_discrepancies to authenticated;
grant all on public.payment_discrepancies to service_role;
create policy payment_discrepancies_select_admin on public.payment_discrepancies for select to authenticated
  using ((select public.has_role('admin')));
