create or replace function public.lender_calendar(
  from_date timestamptz, to_date timestamptz, after jsonb default null, page_size integer default 500
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with asked as (
    -- No screen shows more than a season at once.
    select tstzrange(from_date, least(greatest(to_date, from_date), from_date + interval '100 days'), '[)') as period
  ), own as materialized (
    -- A row of an item is long: in the order of titles only what is shown is carried along.
    select i.id, i.title, i.language, i.city, i.time_zone, i.status, i.unit_count
    from public.items i
    where i.owner_id = (select auth.uid()) and i.status not in ('draft', 'removed')
      and (after is null or (i.title, i.id) > (after ->> 'title', (after ->> 'id')::uuid))
    order by i.title, i.id
    limit least(greatest(page_size, 1), 500)
  ), entries as (
    select b.item_id, case when b.status = 'requested' then 'request' else 'booking' end as kind, b.id,
      b.start_date, b.end_date,
      coalesce((select max(e.ends_at) from public.calendar_entries e where e.booking_id = b.id), b.end_date) as free_from,
      b.quantity as units, b.status, b.number, p.first_name as renter, '' as note,
      null as source, false as is_conflict
    from public.bookings b
    join own on own.id = b.item_id
    cross join asked
    left join public.public_profiles p on p.id = b.renter_id
    where b.status not in ('cancelled', 'declined')
      -- A break after the rental lasts two days at most. Without the owner, so that each item's are found by their times.
      and b.start_date < upper(asked.period) and b.end_date > lower(asked.period) - interval '2 days'
    union all
    select r.item_id, 'hold', r.id, r.start_date, r.end_date, r.end_date, r.quantity, null, null, null, '', null, false
    from public.reservations r join own on own.id = r.item_id cross join asked
    where r.expires_at > now() and tstzrange(r.start_date, r.end_date, '[)') && asked.period
    union all
    select k.item_id, 'block', k.id, k.start_date, k.end_date, k.end_date, own.unit_count, null, null, null, k.note,
      s.name, s.id is not null and exists (
        select from public.bookings b
        where b.item_id = k.item_id and b.status not in ('cancelled', 'declined', 'completed')
          and b.start_date < k.end_date and b.end_date > k.start_date
      )
    from public.item_blocks k join own on own.id = k.item_id cross join asked
    left join public.calendar_sources s on s.id = k.source_id
    where tstzrange(k.start_date, k.end_date, '[)') && asked.period
  )
  select jsonb_build_object(
    'next', (
      select jsonb_build_object('title', l.title, 'id', l.id)
      from (select o.title, o.id, count(*) over () as listed from own o order by o.title desc, o.id desc limit 1) l
      where l.listed = least(greatest(page_size, 1), 500)
    ),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'title', i.title, 'language', i.language, 'city', i.city, 'time_zone', i.time_zone, 'status', i.status,
        'unit_count', i.unit_count,
        'image', (select jsonb_build_object('path', m.path, 'thumbhash', m.thumbhash)
          from public.item_images m where m.item_id = i.id order by m.position limit 1)
      ) order by i.title, i.id), '[]') from own i
    ),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.start_date, e.id), '[]')
      from (select * from entries order by start_date, id limit 5000) e
    )
  )
$$;
comment on function public.lender_calendar(timestamptz, timestamptz, jsonb, integer) is
  'The caller''s items by title, up to 500 after the `next` of the page before, and what takes them in a period of up to 100 days: bookings, requests, holds (without a name) and blocks. free_from is when the break after a rental is over, source the calendar that a block comes from, is_conflict whether it meets a rental.';
revoke execute on function public.lender_calendar(timestamptz, timestamptz, jsonb, integer) from public, anon;
grant execute on function public.lender_calendar(timestamptz, timestamptz, jsonb, integer) to authenticated;
