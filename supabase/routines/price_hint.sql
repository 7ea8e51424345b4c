create or replace function public.price_hint(
  category uuid, near_latitude double precision default null, near_longitude double precision default null,
  except_item uuid default null
) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
  with similar_items as (
    (
      -- The nearest forty within some ten kilometres; a page of listings asks for twenty hints.
      select i.id, i.price_per_day_cents as cents
      from public.items i
      where public.map_point(i.latitude, i.longitude) <@ box(
          public.map_point(near_latitude - 0.09, near_longitude - 0.14),
          public.map_point(near_latitude + 0.09, near_longitude + 0.14))
        and i.category_id = price_hint.category and i.status = 'published' and not i.owner_is_blocked
        and i.id is distinct from except_item and i.owner_id is distinct from (select auth.uid())
      order by public.map_point(i.latitude, i.longitude) <-> public.map_point(near_latitude, near_longitude)
      limit 40
    )
    union all
    (
      -- Where the place is unknown, the newest anywhere.
      select i.id, i.price_per_day_cents
      from public.items i
      where near_latitude + near_longitude is null
        and i.category_id = price_hint.category and i.status = 'published' and not i.owner_is_blocked
        and i.id is distinct from except_item and i.owner_id is distinct from (select auth.uid())
      order by i.published_at desc
      limit 40
    )
  ), rented as (
    select count(*) as times
    from similar_items s join public.bookings b on b.item_id = s.id
    where b.status not in ('requested', 'declined', 'cancelled') and b.start_date between now() - interval '90 days' and now()
  )
  select case when count(*) >= 3 then jsonb_build_object(
    'count', count(*),
    'low_cents', percentile_disc(0.25) within group (order by s.cents),
    'high_cents', percentile_disc(0.75) within group (order by s.cents),
    -- An item's rentals in a month, on average.
    'rentals', round((select times from rented)::numeric / count(*) / 3)
  ) end
  from similar_items s
$$;
comment on function public.price_hint(uuid, double precision, double precision, uuid) is
  'What similar items of others cost a day (the middle half), in cents, and how often one is rented a month; null where there are fewer than three.';
revoke execute on function public.price_hint(uuid, double precision, double precision, uuid) from public;
grant execute on function public.price_hint(uuid, double precision, double precision, uuid) to anon, authenticated, service_role;
