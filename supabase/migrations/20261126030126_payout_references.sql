-- Which payout or claim a transfer is for was computed from the name of its occasion; it is written as it is now.
alter table public.ledger_transfers alter column payout_id drop expression;
alter table public.ledger_transfers alter column claim_id drop expression;
alter table public.ledger_transfers
  add constraint ledger_transfers_payout_named check (
    (kind in ('payout', 'payout_paid', 'payout_returned', 'payout_reversed', 'payout_kept')) = (payout_id is not null)),
  add constraint ledger_transfers_claim_compensated check (claim_id is null or kind = 'compensation');
comment on column public.ledger_transfers.payout_id is 'The payout that it pays, or gives back.';
drop function if exists public.post_transfer(text, text, uuid, uuid, timestamptz, jsonb);

-- A payout in a file for the operator's bank had the file's name in the bank's id, where processes of 1.0.0 still look for it.
alter table public.payouts add column bank_file text check (char_length(bank_file) between 1 and 35);
comment on column public.payouts.bank_file is 'The file for the operator''s bank that it is in; null where none has it.';
comment on column public.payouts.provider_payout_id is
  'The bank''s id of the order, or its place in a file for the operator''s bank; null before it was placed.';
update public.payouts set bank_file = split_part(provider_payout_id, '/', 1) where provider_payout_id like 'LND-%';
create index payouts_bank_file on public.payouts (bank_file) where bank_file is not null;
