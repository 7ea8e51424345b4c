-- after: my_open_reviews
-- For its caller alone, so it needs no policies: to plan those of a dozen tables takes longer than to read.
create or replace function public.my_overview(moment timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
  with me as (
    select p.id, p.kyc_level, p.kyc_status from public.profiles p where p.id = (select auth.uid())
  ),
  -- Once, because a lender may have thousands.
  listed as materialized (
    select count(*) as number, array_agg(i.id) filter (where i.status = 'draft') as drafts
    from public.items i where i.owner_id = (select auth.uid()) and i.status <> 'removed'
  ),
  -- Each side by the index of its open rentals.
  mine as (
    select b.*, 'owner' as side, b.renter_id as other_id
    from public.bookings b
    where b.owner_id = (select auth.uid()) and b.status in ('requested', 'confirmed', 'picked_up')
    union all
    select b.*, 'renter', b.owner_id
    from public.bookings b
    where b.renter_id = (select auth.uid()) and b.owner_id <> b.renter_id
      and b.status in ('requested', 'confirmed', 'picked_up')
  ),
  dated as (
    -- The day at the item's place decides what is due today.
    select m.*, (moment at time zone m.time_zone)::date as today from mine m
  ),
  rentals as (
    select m.*,
      case
        when m.status = 'requested' and m.side = 'owner' then 'answer'
        when m.status = 'confirmed' and (m.start_date at time zone m.time_zone)::date <= m.today then 'pick_up'
        when m.status = 'picked_up' and (m.end_date at time zone m.time_zone)::date <= m.today then 'return'
      end as need,
      case m.status when 'requested' then m.request_expires_at when 'confirmed' then m.start_date
        else m.end_date end as due_at
    from dated m
  ),
  shown as (
    (select r.* from rentals r where r.need is not null order by r.due_at limit 20)
    union all
    (select r.* from rentals r where r.need is null order by r.due_at limit 5)
  )
  select jsonb_build_object(
    'kyc_level', me.kyc_level,
    'kyc_status', me.kyc_status,
    'listing_count', (select l.number from listed l),
    'rentals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'status', s.status, 'side', s.side, 'need', s.need, 'due_at', s.due_at,
        'start_date', s.start_date, 'end_date', s.end_date, 'time_zone', s.time_zone, 'other_name', p.first_name,
        'item', jsonb_build_object('title', i.title, 'language', i.language, 'translations', i.titles),
        'image', (select m.path from public.item_images m where m.item_id = s.item_id order by m.position limit 1)
      ) order by s.due_at), '[]')
      from shown s
      left join public.items i on i.id = s.item_id
      left join public.public_profiles p on p.id = s.other_id
    ),
    'claims', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'due_at', c.due_at,
        'item', jsonb_build_object('title', i.title, 'language', i.language, 'translations', i.titles)
      ) order by c.due_at), '[]')
      from public.claims c
      join public.bookings b on b.id = c.booking_id
      left join public.items i on i.id = b.item_id
      where c.status = 'open' and c.respondent_id = me.id or c.status = 'countered' and c.claimant_id = me.id
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', u.conversation_id, 'other_name', p.first_name,
        'item', jsonb_build_object('title', i.title, 'language', i.language, 'translations', i.titles)
      ) order by u.last_message_id desc), '[]')
      from (
        select u.conversation_id, u.last_message_id from public.conversation_participants u
        where u.person_id = me.id and u.is_unread order by u.last_message_id desc limit 5
      ) u
      join public.conversations c on c.id = u.conversation_id
      -- A person who only asked about an item sees it while it is offered.
      left join public.items i on i.id = c.item_id and (
        i.owner_id = me.id or i.status in ('published', 'paused') and not i.owner_is_blocked
        or exists (select from public.bookings b where b.item_id = i.id and b.renter_id = me.id)
      )
      left join public.public_profiles p on p.id = case c.owner_id when me.id then c.renter_id else c.owner_id end
    ),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'due_at', d.due_at, 'other_name', p.first_name,
        'item', jsonb_build_object('title', i.title, 'language', i.language, 'translations', i.titles)
      ) order by d.due_at, d.end_date), '[]')
      from public.my_open_reviews(moment) d
      left join public.items i on i.id = d.item_id
      left join public.public_profiles p on p.id = d.other_id
    ),
    'returned_listings', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'at', e.at) order by e.at), '[]')
      from public.items i
      cross join lateral (
        select l.transition, l.at from public.listing_events l where l.item_id = i.id order by l.id desc limit 1
      ) e
      where i.id = any ((select l.drafts from listed l)::uuid[]) and e.transition = 'return'
    ),
    'rejected_step', (
      select k.step from (
        select distinct on (n.step) n.step, n.status from public.kyc_submissions n
        where n.user_id = me.id order by n.step, n.submitted_at desc
      ) k
      where k.status = 'rejected' order by k.step limit 1
    ),
    'balances', (select coalesce(jsonb_object_agg(m.kind, m.balance_cents), '{}') from public.my_balances m)
  )
  from me
$$;
comment on function public.my_overview(timestamptz) is
  'The caller''s tasks, next rentals, and balances in cents, in one answer for the dashboard.';
revoke execute on function public.my_overview(timestamptz) from public, anon;
grant execute on function public.my_overview(timestamptz) to authenticated, service_role;
