-- after: my_ledger_entries
create or replace view public.my_earnings with (security_invoker = true) as
  select
    date_trunc('month', e.at at time zone coalesce(b.time_zone, 'UTC'))::date as month,
    e.account,
    e.item_id,
    max(e.item_title) as item_title,
    sum(e.amount_cents)::bigint as amount_cents,
    count(distinct e.booking_id)::int as bookings
  from public.my_ledger_entries e
  left join public.bookings b on b.id = e.booking_id
  where e.account in ('lender', 'affiliate') and e.payout_id is null
  group by 1, 2, 3;
comment on view public.my_earnings is
  'What came onto the caller''s accounts month by month and item by item, in cents; payouts are no earnings and left out. Months are those of the rental''s place.';
grant select on public.my_earnings to authenticated;
