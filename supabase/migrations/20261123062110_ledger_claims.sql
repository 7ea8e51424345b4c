-- The name of the occasion says which claim was made good.
alter table public.ledger_transfers add column claim_id uuid
  generated always as (case when kind = 'compensation' then nullif(split_part(once_key, ':', 3), '')::uuid end) stored
  references public.claims (id) on delete restrict;
create index ledger_transfers_claim on public.ledger_transfers (claim_id) where claim_id is not null;
comment on column public.ledger_transfers.claim_id is
  'The claim that a lender is compensated for; nothing for what was posted before claims were told apart.';

-- Commissions open to ledger entries.
drop view if exists public.my_commissions;
