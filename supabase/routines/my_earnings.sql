-- Under its own rights, since it reads what is the caller's alone: policies asked again for each of thousands of entries whether
-- it is. A rental of others, whose commission an affiliate gets, is not named.
create or replace view public.my_earnings with (security_invoker = false) as
  select
    date_trunc('month', t.at at time zone coalesce(b.time_zone, 'UTC'))::date as month,
    a.kind as account,
    b.item_id,
    max(i.title) as item_title,
    sum(e.amount_cents)::bigint as amount_cents,
    count(distinct t.booking_id)::int as bookings
  from public.ledger_accounts a
  join public.ledger_entries e on e.account_id = a.id
  join public.ledger_transfers t on t.id = e.transfer_id
  left join public.bookings b on b.id = t.booking_id and a.user_id in (b.owner_id, b.renter_id)
  left join public.items i on i.id = b.item_id
  where a.user_id = (select auth.uid()) and a.kind in ('lender', 'affiliate') and t.payout_id is null
  group by 1, 2, 3;
comment on view public.my_earnings is 'The caller''s earnings by month and item, in cents, without payouts.';
grant select on public.my_earnings to authenticated;
