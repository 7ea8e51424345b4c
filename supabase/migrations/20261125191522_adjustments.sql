-- What an admin moves by hand of one booking's money.

create table public.adjustments (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete restrict,
  kind text not null check (kind in ('refund', 'goodwill', 'credit', 'deposit_release', 'deposit_capture')),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (char_length(reason) between 3 and 500),
  status text not null default 'proposed' check (status in ('proposed', 'done', 'rejected')),
  needs_two boolean not null,
  proposed_by uuid references public.profiles (id) on delete set null,
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  constraint adjustments_two_people check (not needs_two or status <> 'done' or decided_by <> proposed_by),
  constraint adjustments_decided check (decided_at is null or status <> 'proposed')
);
comment on table public.adjustments is
  'Money that an admin moves by hand, booking by booking. Its id is the proposer''s, so that a second click proposes nothing.';
comment on column public.adjustments.kind is
  'refund: to the renter, out of what the lender earns; goodwill and credit: to the renter or the lender at the platform''s cost.';
comment on column public.adjustments.reason is 'Read by whom it concerns.';
comment on column public.adjustments.needs_two is 'Another admin than who proposed it approves: large by the setting at its proposal.';
comment on column public.adjustments.version is 'Counts the transitions.';
create index adjustments_booking on public.adjustments (booking_id, created_at);
create index adjustments_proposed_by on public.adjustments (proposed_by) where proposed_by is not null;
create index adjustments_decided_by on public.adjustments (decided_by) where decided_by is not null;
alter table public.adjustments enable row level security;
grant select on public.adjustments to authenticated;
grant select, insert, update on public.adjustments to service_role;
create policy adjustments_select_admin on public.adjustments for select to authenticated
  using ((select public.has_role('admin')));

alter table public.money_events drop constraint money_events_thing_check,
  add constraint money_events_thing_check
    check (thing in ('payment', 'capture', 'refund', 'deposit', 'adjustment', 'dispute'));

-- From where the back office did something.
alter table public.audit_log
  add column address text check (char_length(address) <= 45),
  add column device text check (char_length(device) <= 500);
comment on column public.audit_log.address is 'The network address from which it was done, where that was recorded.';
comment on column public.audit_log.device is 'The browser with which it was done, as it names itself.';
