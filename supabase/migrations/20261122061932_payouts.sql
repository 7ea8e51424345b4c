create table public.payout_methods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  kind text not null check (kind in ('iban', 'stripe', 'test')),
  holder text not null check (char_length(holder) between 1 and 70),
  country text not null check (country ~ '^[A-Z]{2}$'),
  last4 text check (last4 ~ '^[0-9A-Za-z]{4}$'),
  status text not null default 'ready' check (status in ('onboarding', 'checking', 'ready', 'restricted', 'closed')),
  checked_at timestamptz,
  asked_at timestamptz,
  first_ready_at timestamptz,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint payout_methods_iban_known check (kind <> 'iban' or (last4 is not null and status = 'ready'))
);
comment on table public.payout_methods is 'Where a person has their money sent, as they recognise it. The number itself is in payout_destinations.';
comment on column public.payout_methods.holder is
  'The holder of the account, in the 70 characters that a SEPA transfer has for the name.';
comment on column public.payout_methods.kind is 'A bank account, or the person''s account at the payment provider of this name.';
comment on column public.payout_methods.last4 is 'Of the bank account; nothing until the provider knows one.';
comment on column public.payout_methods.status is
  'The state of the account at the provider: payouts go only to one that is ready.';
comment on column public.payout_methods.first_ready_at is 'When its provider first allowed payouts to it; nothing for bank accounts.';
comment on column public.payout_methods.checked_at is 'When the provider was asked for the status that it answered.';
comment on column public.payout_methods.asked_at is 'When the clock last asked the provider, answered or not: the accounts take turns.';
comment on column public.payout_methods.removed_at is 'No further payout goes there; past ones still say where they went.';
create index payout_methods_user on public.payout_methods (user_id);
create unique index payout_methods_one_account on public.payout_methods (user_id, kind)
  where kind <> 'iban' and removed_at is null;
create index payout_methods_to_check on public.payout_methods (asked_at nulls first)
  where kind <> 'iban' and removed_at is null;

create table public.payout_destinations (
  method_id uuid primary key references public.payout_methods (id) on delete cascade,
  iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$'),
  account text unique check (account ~ '^acct_[0-9A-Za-z_]{8,64}$'),
  constraint payout_destinations_one check (num_nonnulls(iban, account) = 1)
);
comment on table public.payout_destinations is 'The account numbers of payout methods: only the server reads them.';

comment on column public.payout_destinations.account is 'The payment provider''s id of the person''s account.';

create table public.payout_settings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  is_weekly boolean not null default false,
  method_id uuid references public.payout_methods (id) on delete restrict,
  last_week date not null,
  constraint payout_settings_weekly_has_method check (not is_weekly or method_id is not null)
);
comment on table public.payout_settings is 'People who have everything available paid out each week, and the method.';
comment on column public.payout_settings.last_week is 'The Monday of the last week that was dealt with.';
create index payout_settings_weekly on public.payout_settings (last_week) where is_weekly;
create index payout_settings_method on public.payout_settings (method_id) where method_id is not null;

create table public.payouts (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 5001) unique,
  user_id uuid not null references public.profiles (id) on delete restrict,
  account text not null check (account in ('lender', 'affiliate')),
  method_id uuid not null references public.payout_methods (id) on delete restrict,
  amount_cents bigint not null constraint payouts_minimum check (amount_cents >= 2000),
  status text not null default 'requested' check (status in ('requested', 'approved', 'paid', 'failed', 'rejected')),
  status_reason text check (char_length(status_reason) <= 500),
  is_automatic boolean not null default false,
  is_other_name boolean not null default false,
  needs_two boolean not null default false,
  endorsed_at timestamptz,
  provider_payout_id text unique,
  reconciled_at timestamptz,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payouts_two_people
    check (not needs_two or endorsed_at is not null or status in ('requested', 'rejected'))
);
comment on column public.payouts.needs_two is 'Two people approve it: with what else the person waited for or was approved within a day it was large by the setting at its request.';
comment on column public.payouts.endorsed_at is 'When the first of the two approved it.';
comment on table public.payouts is 'Money that a person wants from their balance. It leaves the balance when the payout is requested.';
comment on column public.payouts.account is 'From which of the person''s accounts in the ledger.';
comment on column public.payouts.is_other_name is 'The account''s holder has another name than the proof of identity: to be looked at before it is approved.';
comment on column public.payouts.provider_payout_id is 'The bank''s id of the order; null before it was placed.';
comment on column public.payouts.reconciled_at is 'When the bank and the ledger were last compared with it.';
create index payouts_to_reconcile on public.payouts (reconciled_at nulls first) where status <> 'requested';
create index payouts_user on public.payouts (user_id, created_at desc);
create index payouts_method on public.payouts (method_id);
create index payouts_requested on public.payouts (created_at) where status = 'requested';
create trigger payouts_touch before update on public.payouts
  for each row execute function public.touch_updated_at();

create table public.payout_events (
  id bigint generated always as identity primary key,
  payout_id uuid not null references public.payouts (id) on delete cascade,
  transition text not null,
  from_status text not null,
  to_status text not null,
  role text not null check (role in ('owner', 'clock', 'moderator')),
  user_id uuid references public.profiles (id) on delete set null,
  reason text,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
comment on table public.payout_events is 'Every transition of a payout: who, from, to, why and when. Only ever appended to.';
-- Who approved a large payout first does not approve it again as the second.
create unique index payout_events_two_people on public.payout_events (payout_id, user_id)
  where transition in ('endorse', 'approve');
create index payout_events_payout on public.payout_events (payout_id, id);
create index payout_events_user on public.payout_events (user_id) where user_id is not null;

-- The name of the occasion says which payout moved the money.
alter table public.ledger_transfers add column payout_id uuid
  generated always as (
    case when kind in ('payout', 'payout_paid', 'payout_returned', 'payout_reversed', 'payout_kept') then split_part(once_key, ':', 2)::uuid end
  ) stored
  references public.payouts (id) on delete restrict;
create index ledger_transfers_payout on public.ledger_transfers (payout_id) where payout_id is not null;

alter table public.payout_methods enable row level security;
alter table public.payout_destinations enable row level security;
alter table public.payout_settings enable row level security;
alter table public.payouts enable row level security;
alter table public.payout_events enable row level security;
grant select on public.payout_methods, public.payout_settings, public.payouts to authenticated;
grant select (id, payout_id, transition, from_status, to_status, role, reason, at) on public.payout_events to authenticated;
grant select, insert, update, delete on public.payout_methods, public.payout_destinations, public.payout_settings
  to service_role;
grant select, insert, update on public.payouts to service_role;
grant select, insert on public.payout_events to service_role;
revoke delete, truncate on public.payouts from service_role;
revoke update, delete, truncate on public.payout_events from service_role;

create policy payout_methods_select_own on public.payout_methods for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('moderator')));
create policy payout_settings_select_own on public.payout_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy payouts_select_own on public.payouts for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('moderator')));
create policy payout_events_select_own on public.payout_events for select to authenticated
  using (exists (select from public.payouts p where p.id = payout_id));
