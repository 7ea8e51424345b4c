-- What `my_ledger_entries` shows, as plainly as it can be said: read under the caller's own rights, it needs no conditions of its own
-- but whose accounts these are.
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
  -- Payments are the renter's to see; money that names none is a rental's price.
  case when a.kind = 'renter' then coalesce(x.purpose, 'rental') end as purpose,
  i.language as item_language,
  b.time_zone,
  t.claim_id,
  -- An affiliate sees whose rental brought a commission, not the rental.
  (select c.level from public.commissions c
    where a.kind = 'affiliate' and c.booking_id = t.booking_id and c.affiliate_id = a.user_id) as level,
  (select r.first_name from public.commissions c join public.public_profiles r on r.id = c.referred_id
    where a.kind = 'affiliate' and c.booking_id = t.booking_id and c.affiliate_id = a.user_id) as referred_name
from public.ledger_accounts a
join public.ledger_entries e on e.account_id = a.id
join public.ledger_transfers t on t.id = e.transfer_id
left join public.bookings b on b.id = t.booking_id
left join public.items i on i.id = b.item_id
left join public.payouts p on p.id = t.payout_id
left join public.payments x on x.id = t.payment_id
where a.user_id = (select auth.uid())
order by e.id
