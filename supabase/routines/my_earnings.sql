-- after: my_ledger_entries
create or replace view public.my_earnings with (security_invoker = true) as
  select
    e.month,
    e.account,
    e.item_id,
    max(e.item_title) as item_title,
    sum(e.amount_cents)::bigint as amount_cents,
    count(distinct e.booking_id)::int as bookings
  from public.my_ledger_entries e
  where e.account in ('lender', 'affiliate') and e.payout_id is null
  group by e.month, e.account, e.item_id;
comment on view public.my_earnings is 'The caller''s earnings by month and item, in cents, without payouts.';
grant select on public.my_earnings to authenticated;
