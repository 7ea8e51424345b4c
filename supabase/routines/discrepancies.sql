create or replace view public.discrepancies with (security_invoker = true) as
  select d.id, 'payment.' || d.kind as kind, d.own_cents, d.provider_cents, d.found_at,
    null::text as decision, null::text as reason,
    (
      select string_agg(i.id, ' · ' order by i.position) from public.payment_intents i where i.payment_id = d.payment_id
    ) as reference
  from public.payment_discrepancies d
  where d.mended_at is null
  union all
  select d.id, 'payout.' || d.kind, d.own_cents, d.provider_cents, d.found_at, d.decision, d.reason,
    (
      select concat_ws(' · ', p.number, array_to_string(p.order_ids, ' · '), p.bank_file)
      from public.payouts p where p.id = d.payout_id
    )
  from public.payout_discrepancies d
  where d.mended_at is null;
comment on view public.discrepancies is
  'Where payments and payouts do not agree with their provider or the ledger and a person has to look, as far as the caller may read them; kind says of which of the two, too, and reference is what the provider knows each by.';
revoke all on public.discrepancies from public, anon, authenticated;
grant select on public.discrepancies to authenticated, service_role;
