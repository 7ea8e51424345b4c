-- Chargebacks: a cardholder has their bank take a payment back.

create table public.disputes (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  provider text not null,
  provider_dispute_id text not null,
  payment_id uuid not null references public.payments (id) on delete restrict,
  booking_id uuid not null references public.bookings (id) on delete restrict,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (char_length(reason) between 1 and 100),
  status text not null default 'needs_response'
    check (status in ('needs_response', 'under_review', 'won', 'lost', 'carried', 'recovered')),
  withdrawn_cents bigint not null default 0 check (withdrawn_cents between 0 and amount_cents),
  evidence_due_at timestamptz,
  submitted_at timestamptz,
  submitted_by uuid references public.profiles (id) on delete set null,
  evidence_sha256 text check (evidence_sha256 ~ '^[0-9a-f]{64}$'),
  version integer not null default 0,
  created_at timestamptz not null default now(),
  constraint disputes_once unique (provider, provider_dispute_id)
);
comment on table public.disputes is
  'Chargebacks: payments that a cardholder''s bank takes back, as their provider says, and who bears those that were lost.';
comment on column public.disputes.reason is 'The provider''s code, e.g. fraudulent.';
comment on column public.disputes.withdrawn_cents is 'What the provider has taken out of the platform''s money for it at this moment.';
comment on column public.disputes.evidence_due_at is 'Until when evidence can be submitted.';
comment on column public.disputes.evidence_sha256 is 'Of the PDF that was submitted.';
comment on column public.disputes.version is 'Counts the transitions.';
create index disputes_payment on public.disputes (payment_id);
create index disputes_booking on public.disputes (booking_id);
create index disputes_submitted_by on public.disputes (submitted_by) where submitted_by is not null;
create index disputes_open on public.disputes (evidence_due_at) where status in ('needs_response', 'under_review', 'lost');
alter table public.disputes enable row level security;
grant select on public.disputes to authenticated;
grant select, insert, update on public.disputes to service_role;
create policy disputes_select_admin on public.disputes for select to authenticated
  using ((select public.has_role('admin')));

-- The test provider's disputes. They end by the clock: what was not answered in time is lost.
create table payments_test.disputes (
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

alter table public.payment_discrepancies drop constraint payment_discrepancies_kind_check,
  add constraint payment_discrepancies_kind_check
    check (kind in ('captured', 'refunded', 'status', 'ledger', 'missing', 'disputed'));
