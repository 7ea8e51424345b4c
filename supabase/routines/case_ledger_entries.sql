-- after: my_ledger_entries
create or replace view public.case_ledger_entries with (security_invoker = false, security_barrier = true) as
  select
    e.id,
    a.kind as account,
    t.kind,
    t.at,
    date_trunc('month', t.at at time zone coalesce(b.time_zone, 'UTC'))::date as month,
    e.amount_cents,
    t.booking_id,
    b.number as booking_number,
    b.owner_id = a.user_id as is_lending,
    b.item_id,
    i.title as item_title,
    i.titles as item_titles,
    t.payout_id,
    p.number as payout_number,
    case when a.kind = 'renter' then coalesce(x.purpose, 'rental') end as purpose,
    i.language as item_language,
    b.time_zone,
    t.claim_id,
    null::smallint as level,
    null::text as referred_name
  from public.ledger_accounts a
  join public.ledger_entries e on e.account_id = a.id
  join public.ledger_transfers t on t.id = e.transfer_id
  left join public.bookings b on b.id = t.booking_id
  left join public.items i on i.id = b.item_id
  left join public.payouts p on p.id = t.payout_id
  left join public.payments x on x.id = t.payment_id
  where (select public.has_role('accounts')) and a.user_id is not null
    and (t.payout_id is not null
      -- An offset keeps it to the rows of an answer: all claims would be collected otherwise.
      or a.kind <> 'affiliate' and exists (select from public.claims c where c.booking_id = t.booking_id offset 0));
comment on view public.case_ledger_entries is
  'Other people''s ledger entries that moderators and finance may see: those of payouts, and of the two sides of a rental with a claim.';
grant select on public.case_ledger_entries to authenticated;
