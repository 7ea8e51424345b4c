create or replace function public.affiliate_sums(person uuid) returns table (
  earned_cents bigint, reversed_cents bigint, paid_cents bigint, balance_cents bigint
)
language sql stable rows 1 set search_path = '' as $$
  select
    coalesce(sum(e.amount_cents) filter (where t.payout_id is null and e.amount_cents > 0), 0)::bigint,
    coalesce(-sum(e.amount_cents) filter (where t.payout_id is null and e.amount_cents < 0), 0)::bigint,
    (select coalesce(sum(o.amount_cents), 0)::bigint from public.payouts o
      where o.user_id = person and o.account = 'affiliate' and o.status = 'paid'),
    coalesce(sum(e.amount_cents), 0)::bigint
  from public.ledger_accounts a
  join public.ledger_entries e on e.account_id = a.id
  join public.ledger_transfers t on t.id = e.transfer_id
  where a.user_id = person and a.kind = 'affiliate'
$$;
comment on function public.affiliate_sums(uuid) is
  'What a person earned as an affiliate, what of it was taken back, what was paid out and what is open, in cents.';
revoke execute on function public.affiliate_sums(uuid) from public, anon, authenticated;
grant execute on function public.affiliate_sums(uuid) to service_role;
