-- What each is known by is looked up for the rows of a page: within the two halves it would be for all of them.
create or replace view public.discrepancies with (security_invoker = true) as
  select d.id, d.about || '.' || d.kind as kind, d.own_cents, d.provider_cents, d.found_at, d.decision, d.reason,
    case d.about
      when 'payment' then (
        select string_agg(i.id, ' · ' order by i.position) from public.payment_intents i where i.payment_id = d.thing_id
      )
      else (
        select concat_ws(' · ', p.number, array_to_string(p.order_ids, ' · '), p.bank_file)
        from public.payouts p where p.id = d.thing_id
      )
    end as reference,
    d.explained_at, d.explanation
  from (
    select 'payment'::text as about, id, payment_id as thing_id, kind, own_cents, provider_cents, found_at,
      null::text as decision, null::text as reason, mended_at, explained_at, explanation
    from public.payment_discrepancies
    union all
    select 'payout', id, payout_id, kind, own_cents, provider_cents, found_at, decision, reason, mended_at, explained_at,
      explanation
    from public.payout_discrepancies
  ) d
  where d.mended_at is null;
comment on view public.discrepancies is
  'Where payments and payouts do not agree with their provider or the ledger and a person has to look, as far as the caller may read them; kind says of which of the two, too, reference is what the provider knows each by, and what has an explanation waits for nobody.';
revoke all on public.discrepancies from public, anon, authenticated;
grant select on public.discrepancies to authenticated, service_role;
