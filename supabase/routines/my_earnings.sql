-- Under its own rights, since it reads what is the caller's alone: policies asked again for each of thousands of entries whether
-- it is. A rental of others, whose commission an affiliate gets, is not named.
create or replace view public.my_earnings with (security_invoker = false) as
  select s.month, s.account, s.item_id, i.title as item_title, s.amount_cents, s.bookings
  from (
    select
      date_trunc('month', e.at at time zone coalesce(b.time_zone, 'UTC'))::date as month,
      a.kind as account,
      b.item_id,
      sum(e.amount_cents)::bigint as amount_cents,
      count(distinct t.booking_id)::int as bookings
    from public.ledger_entries e
    join public.ledger_accounts a on a.id = e.account_id and a.user_id = e.user_id
    join public.ledger_transfers t on t.id = e.transfer_id
    left join public.bookings b on b.id = t.booking_id and e.user_id in (b.owner_id, b.renter_id)
    where e.user_id = (select auth.uid()) and a.kind in ('lender', 'affiliate') and t.payout_id is null
    group by 1, 2, 3
  ) s
  left join public.items i on i.id = s.item_id;
comment on view public.my_earnings is 'The caller''s earnings by month and item, in cents, without payouts.';
grant select on public.my_earnings to authenticated;
