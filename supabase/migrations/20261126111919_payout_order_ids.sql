-- A payout to an account is a transfer and a payout at the provider: their ids were joined by a comma.
alter table public.payouts add column order_ids text[] unique
  constraint payouts_order_ids check (cardinality(order_ids) > 0 and array_position(order_ids, null) is null);
comment on column public.payouts.order_ids is
  'What the order is at the bank or the payment provider: one thing, or a transfer and the payout behind it; null before it was placed, and where a file for the operator''s bank has it.';
update public.payouts set order_ids = string_to_array(provider_payout_id, ',') where provider_payout_id not like 'LND-%';
create index payouts_by_order_id on public.payouts using gin (order_ids);
comment on column public.payouts.provider_payout_id is
  'The order''s ids joined by commas, or its place in a file for the operator''s bank, where processes of 1.0.0 look for them.';
