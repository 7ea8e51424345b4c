create table public.payout_discrepancies (
  id uuid primary key default gen_random_uuid(),
  payout_id uuid not null references public.payouts (id) on delete restrict,
  kind text not null check (kind in ('paid', 'returned', 'ledger', 'missing', 'waiting')),
  own_cents bigint not null,
  provider_cents bigint,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  mended_at timestamptz,
  decision text check (decision in ('again', 'keep')),
  reason text check (char_length(reason) <= 500),
  created_at timestamptz not null default now(),
  constraint payout_discrepancies_decided check (
    (decision is null) = (reason is null) and (decision is null or kind = 'returned')
  )
);
comment on table public.payout_discrepancies is
  'Where the bank or the payment provider, payouts and ledger did not say the same when they were compared.';
comment on column public.payout_discrepancies.kind is
  'paid: it went out although it failed here; returned: it was taken back from the account after the bank had it; ledger: what it has is not what went out; missing: nobody knows the order; waiting: it was approved and cannot be ordered yet.';
comment on column public.payout_discrepancies.mended_at is 'When it was found to be right again; null while a person has to look at it.';
comment on column public.payout_discrepancies.decision is
  'An admin''s decision about a returned amount. again: the account gets it once more; keep: it is the platform''s. The audit log says who decided.';
create unique index payout_discrepancies_open on public.payout_discrepancies (payout_id, kind) where mended_at is null;
create index payout_discrepancies_payout on public.payout_discrepancies (payout_id);

alter table public.payout_discrepancies enable row level security;
grant select on public.payout_discrepancies to authenticated;
grant all on public.payout_discrepancies to service_role;
create policy payout_discrepancies_select_admin on public.payout_discrepancies for select to authenticated
  using ((select public.has_role('admin')));
