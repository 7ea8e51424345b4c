create or replace function public.my_referral_figures(
  months integer default 12, zone text default 'UTC', moment timestamptz default now()
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with me as (select auth.uid() as id where (select public.has_role('affiliate'))),
  spans as (
    select s.starts::date as month, s.starts at time zone zone as from_at,
      (s.starts + interval '1 month') at time zone zone as until_at
    from me
    cross join lateral (select date_trunc('month', moment at time zone zone) as last) l
    cross join lateral generate_series(
      l.last - (least(greatest(coalesce(months, 1), 1), 60) - 1) * interval '1 month', l.last, interval '1 month'
    ) s (starts)
  ),
  brought as (
    select a.id, array_position(a.referral_chain, me.id) as level, a.joined_at
    from me, public.affiliates a
    where a.referral_chain @> array[me.id] and a.joined_at is not null
  ),
  people as (
    select s.month, count(*) filter (where b.level = 1) as level_1, count(*) filter (where b.level = 2) as level_2,
      count(*) filter (where b.level = 3) as level_3, count(*) filter (where b.level = 4) as level_4
    from spans s join brought b on b.joined_at >= s.from_at and b.joined_at < s.until_at
    group by s.month
  ),
  rentals as (
    select s.month, count(*) as number
    from brought p
    join public.bookings r on r.renter_id = p.id
    join public.booking_events e on e.booking_id = r.id and e.to_status = 'completed' and e.from_status <> 'completed'
    join spans s on e.at >= s.from_at and e.at < s.until_at
    group by s.month
  ),
  -- The payouts of an account are no earnings, neither when they go nor when they come back.
  money as (
    select s.month, sum(e.amount_cents) filter (where e.amount_cents > 0) as earned_cents,
      -sum(e.amount_cents) filter (where e.amount_cents < 0) as reversed_cents
    from me
    join public.ledger_accounts a on a.user_id = me.id and a.kind = 'affiliate'
    join public.ledger_entries e on e.account_id = a.id
    join public.ledger_transfers t on t.id = e.transfer_id and t.payout_id is null
    join spans s on t.at >= s.from_at and t.at < s.until_at
    group by s.month
  ),
  paid as (
    select s.month, sum(p.amount_cents) as paid_cents
    from me
    join public.payouts p on p.user_id = me.id and p.account = 'affiliate' and p.status = 'paid'
    join public.ledger_transfers t on t.payout_id = p.id and t.kind = 'payout_paid'
    join spans s on t.at >= s.from_at and t.at < s.until_at
    group by s.month
  ),
  figures as (
    select s.month, coalesce(p.level_1, 0) as level_1, coalesce(p.level_2, 0) as level_2,
      coalesce(p.level_3, 0) as level_3, coalesce(p.level_4, 0) as level_4, coalesce(r.number, 0) as rentals,
      coalesce(m.earned_cents, 0) as earned_cents, coalesce(m.reversed_cents, 0) as reversed_cents,
      coalesce(o.paid_cents, 0) as paid_cents
    from spans s
    left join people p using (month)
    left join rentals r using (month)
    left join money m using (month)
    left join paid o using (month)
  )
  select jsonb_build_object(
    'months', (select coalesce(jsonb_agg(to_jsonb(f) order by f.month), '[]') from figures f),
    'people', (select count(*) from brought),
    'renters', (select count(*) from brought b where exists (
      select from public.bookings r where r.renter_id = b.id and r.status not in ('declined', 'cancelled')))
  )
  from me
$$;
comment on function public.my_referral_figures(integer, text, timestamptz) is
  'What the caller brought as an affiliate, by month of a time zone, up to 60 of them, and how many of all the people have rented. Null for who is no affiliate. Amounts in cents.';
revoke execute on function public.my_referral_figures(integer, text, timestamptz) from public, anon;
grant execute on function public.my_referral_figures(integer, text, timestamptz) to authenticated, service_role;
