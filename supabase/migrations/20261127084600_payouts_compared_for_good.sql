-- A payout is compared for three months after its last event. Those that are over stay in the table, and each minute the
-- job looked at all of them for the few whose turn had come.
alter table public.payouts add column is_compared boolean not null default false;
comment on column public.payouts.is_compared is
  'Whether it was compared with the provider for the last time; its next event has it compared again.';

drop index public.payouts_to_reconcile;
create index payouts_to_reconcile on public.payouts (reconciled_at)
  where status in ('approved', 'paid', 'failed') and bank_file is null and not is_compared;
