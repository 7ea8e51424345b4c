-- after: public_profiles
-- Under its own rights, since it reads what is the caller's alone: policies asked again for each of thousands of entries
-- whether it is. Of rentals and payments only the caller's own are named: an affiliate sees whose rental brought a
-- commission, not the rental.
create or replace view public.my_ledger_entries with (security_invoker = false) as
  select
    e.id,
    a.kind as account,
    t.kind,
    e.at,
    date_trunc('month', e.at at time zone coalesce(b.time_zone, 'UTC'))::date as month,
    e.amount_cents,
    t.booking_id,
    b.number as booking_number,
    b.owner_id = e.user_id as is_lending,
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
    (select c.level from public.commissions c
      where a.kind = 'affiliate' and c.booking_id = t.booking_id and c.affiliate_id = e.user_id) as level,
    (select r.first_name from public.commissions c join public.public_profiles r on r.id = c.referred_id
      where a.kind = 'affiliate' and c.booking_id = t.booking_id and c.affiliate_id = e.user_id) as referred_name
  from public.ledger_entries e
  join public.ledger_accounts a on a.id = e.account_id
  join public.ledger_transfers t on t.id = e.transfer_id
  left join public.bookings b on b.id = t.booking_id and e.user_id in (b.owner_id, b.renter_id)
  left join public.items i on i.id = b.item_id
  left join public.payouts p on p.id = t.payout_id and p.user_id = e.user_id
  left join public.payments x on x.id = t.payment_id and x.user_id = e.user_id
  where e.user_id = (select auth.uid());
comment on view public.my_ledger_entries is
  'The caller''s own ledger entries with their cause: what every amount of theirs is the sum of. Months are those of the rental''s place.';
grant select on public.my_ledger_entries to authenticated;
