-- after: my_ledger_entries, price_hint
-- For its caller alone, whose items it begins with, so it needs no policies: to plan those takes longer than to read.
create or replace function public.my_listings(
  words text default '', state text default null, sort text default 'handover',
  page_size integer default 20, skipped integer default 0, moment timestamptz default now(),
  after jsonb default null
) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
  with mine as (
    select i.id, i.title, i.status, i.retired_at, i.created_at, i.updated_at
    from public.items i where i.owner_id = (select auth.uid())
  ),
  -- The earliest step of a rental that is open, even one that is overdue.
  handovers as (
    select distinct on (b.item_id) b.item_id, b.id, b.renter_id,
      case b.status when 'confirmed' then 'pick_up' else 'return' end as kind,
      case b.status when 'confirmed' then b.start_date else b.end_date end as at
    from public.bookings b
    where b.owner_id = (select auth.uid()) and b.status in ('confirmed', 'picked_up')
    order by b.item_id, at, b.id
  ),
  earned as (
    select e.item_id, sum(e.amount_cents)::bigint as cents
    from public.my_ledger_entries e
    join public.items i on i.id = e.item_id
    -- A month and the hours by which clocks differ.
    where e.account = 'lender' and e.payout_id is null and e.at > moment - interval '33 days'
      and e.month = date_trunc('month', moment at time zone i.time_zone)::date
    group by e.item_id
  ),
  -- Each order as values that rise, so that one comparison says what comes after the page before.
  found as (
    select m.id, coalesce(e.cents, 0) as earned_cents,
      case when sort = 'title' then lower(m.title) else '' end as by_text,
      case sort when 'earned' then -coalesce(e.cents, 0)
        when 'handover' then date_part('epoch', coalesce(h.at, timestamptz '9999-12-31')) else 0 end as by_number,
      -date_part('epoch', case when sort = 'newest' then m.created_at else m.updated_at end) as by_time
    from mine m
    left join handovers h on h.item_id = m.id
    left join earned e on e.item_id = m.id
    where (trim(coalesce(words, '')) = '' or strpos(lower(m.title), lower(trim(words))) > 0)
      and case state
        when 'retired' then m.retired_at is not null
        -- What is retired is out of the way until it is asked for.
        else m.retired_at is null and (state is null or m.status = state)
      end
  ),
  -- One more than a page says whether there is another one.
  rest as (
    select f.*
    from found f
    where after is null or (f.by_text, f.by_number, f.by_time, f.id)
      > (after ->> 'text', (after ->> 'number')::float8, (after ->> 'time')::float8, (after ->> 'id')::uuid)
    order by f.by_text, f.by_number, f.by_time, f.id
    -- A process of 1.0.0 says how many it has.
    limit least(greatest(page_size, 1), 100) + 1 offset greatest(skipped, 0)
  ),
  placed as (
    select r.*, row_number() over (order by r.by_text, r.by_number, r.by_time, r.id) as place from rest r
  ),
  page as (
    select p.*, date_trunc('month', moment at time zone i.time_zone) as month
    from placed p join public.items i on i.id = p.id
    where p.place <= least(greatest(page_size, 1), 100)
  )
  select jsonb_build_object(
    'all_count', (select count(*) from mine),
    'count', (select count(*) from found),
    'next', (
      select jsonb_build_object('text', p.by_text, 'number', p.by_number::text, 'time', p.by_time::text, 'id', p.id)
      from placed p
      where p.place = least(greatest(page_size, 1), 100) and exists (select from placed l where l.place > p.place)
    ),
    'listings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'title', i.title, 'language', i.language, 'status', i.status,
        'is_retired', i.retired_at is not null,
        'hint', case when i.status in ('published', 'paused') and i.retired_at is null
          then public.price_hint(i.category_id, i.latitude, i.longitude, p.id) end,
        'price_per_day_cents', i.price_per_day_cents, 'neighbourhood', i.neighbourhood, 'city', i.city,
        'time_zone', i.time_zone, 'rating_sum', i.rating_sum, 'rating_count', i.rating_count,
        'booking_count', i.booking_count, 'earned_cents', p.earned_cents, 'taken_days', taken.days,
        'handover', (
          select jsonb_build_object('booking_id', h.id, 'kind', h.kind, 'at', h.at, 'renter_name', r.first_name)
          from handovers h left join public.public_profiles r on r.id = h.renter_id where h.item_id = p.id
        ),
        'images', (
          select coalesce(jsonb_agg(jsonb_build_object('path', m.path, 'thumbhash', m.thumbhash) order by m.position), '[]')
          from public.item_images m where m.item_id = p.id
        ),
        'event', (
          select jsonb_build_object('transition', l.transition, 'reason', l.reason, 'message', l.message)
          from public.listing_events l where l.item_id = p.id and l.revision_id is null order by l.id desc limit 1
        ),
        'waiting_revision_id', (
          select v.id from public.item_revisions v where v.item_id = p.id and v.status = 'pending'
        )
      ) order by p.place), '[]')
      from page p
      join public.items i on i.id = p.id
      -- A day on which one unit is rented for an hour is taken; what is only requested takes none.
      cross join lateral (
        select count(distinct d.day) as days
        from public.bookings b
        cross join lateral generate_series(
          greatest(date_trunc('day', b.start_date at time zone b.time_zone), p.month),
          least(b.end_date at time zone b.time_zone, p.month + interval '1 month') - interval '1 microsecond',
          interval '1 day'
        ) as d (day)
        where b.item_id = p.id and b.status not in ('requested', 'declined', 'cancelled')
          -- No clock is further than a day from another.
          and b.start_date < moment + interval '33 days' and b.end_date > moment - interval '33 days'
      ) taken
    )
  )
$$;
comment on function public.my_listings(text, text, text, integer, integer, timestamptz, jsonb) is
  'The caller''s items by title and status, in the order of handover, earned, newest or title, a page at a time, after the `next` of the page before: each with its next handover, the days taken and the cents earned in the current month at its place.';
revoke execute on function public.my_listings(text, text, text, integer, integer, timestamptz, jsonb) from public, anon;
grant execute on function public.my_listings(text, text, text, integer, integer, timestamptz, jsonb) to authenticated, service_role;
