create or replace function public.my_overview(now timestamptz default now()) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with me as (
    select p.id, p.kyc_level, p.kyc_status from public.profiles p where p.id = (select auth.uid())
  ),
  mine as (
    select b.id, b.number, b.status, b.start_date, b.end_date, b.time_zone, b.request_expires_at, b.item_id,
      case when b.owner_id = me.id then 'owner' else 'renter' end as side,
      case when b.owner_id = me.id then b.renter_id else b.owner_id end as other_id,
      -- The day at the item's place decides what is due today.
      (b.start_date at time zone b.time_zone)::date <= ($1 at time zone b.time_zone)::date as starts_today,
      (b.end_date at time zone b.time_zone)::date <= ($1 at time zone b.time_zone)::date as ends_today
    from public.bookings b, me
    where me.id in (b.owner_id, b.renter_id) and b.status in ('requested', 'confirmed', 'picked_up', 'returned')
  ),
  rentals as (
    select m.*,
      case
        when m.status = 'requested' and m.side = 'owner' then 'answer'
        when m.status = 'confirmed' and m.starts_today then 'pick_up'
        when m.status = 'picked_up' and m.ends_today then 'return'
      end as need,
      case when m.status = 'requested' then m.request_expires_at
        when m.status = 'confirmed' then m.start_date else m.end_date end as at
    from mine m
  ),
  shown as (
    (select r.*, true as is_need from rentals r where r.need is not null order by r.at limit 20)
    union all
    (select r.*, false from rentals r where r.need is null and r.status <> 'returned' order by r.at limit 5)
  )
  select jsonb_build_object(
    'kyc_level', me.kyc_level,
    'kyc_status', me.kyc_status,
    'rentals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'number', s.number, 'status', s.status, 'side', s.side, 'need', s.need, 'at', s.at,
        'start_date', s.start_date, 'end_date', s.end_date, 'time_zone', s.time_zone,
        'other_name', p.first_name,
        'item', jsonb_build_object('title', i.title, 'language', i.language, 'translations', i.translations),
        'image', (select m.path from public.item_images m where m.item_id = s.item_id order by m.position limit 1)
      ) order by s.at), '[]')
      from shown s
      left join public.items i on i.id = s.item_id
      left join public.public_profiles p on p.id = s.other_id
    ),
    'returned_listings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'title', i.title, 'language', i.language, 'reason', e.reason, 'message', e.message, 'at', e.at
      ) order by e.at), '[]')
      from public.items i
      cross join lateral (
        select l.transition, l.reason, l.message, l.at from public.listing_events l
        where l.item_id = i.id order by l.id desc limit 1
      ) e
      where i.owner_id = me.id and i.status = 'draft' and e.transition = 'return'
    ),
    'rejected_step', (
      select k.step from public.kyc_submissions k
      where k.user_id = me.id and k.status = 'rejected' and not exists (
        select from public.kyc_submissions newer
        where newer.user_id = me.id and newer.step = k.step and newer.submitted_at > k.submitted_at
      )
      order by k.submitted_at desc limit 1
    ),
    'listing_count', (select count(*) from public.items i where i.owner_id = me.id and i.status <> 'removed'),
    'balances', (
      select coalesce(jsonb_object_agg(m.kind, m.balance_cents), '{}') from public.my_balances m
    )
  )
  from me
$$;
comment on function public.my_overview(timestamptz) is
  'What needs the caller now, what comes next, and their balances in cents, in one answer for the dashboard.';
revoke execute on function public.my_overview(timestamptz) from public, anon;
grant execute on function public.my_overview(timestamptz) to authenticated, service_role;
