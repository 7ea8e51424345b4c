create or replace function public.price_hint(
  category uuid, near_latitude double precision default null, near_longitude double precision default null,
  except_item uuid default null
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with similar_items as (
    select i.id, i.price_per_day_cents as cents
    from public.items i
    where i.category_id = price_hint.category and i.status = 'published' and not i.owner_is_blocked
      and i.id is distinct from except_item and i.owner_id is distinct from (select auth.uid())
      -- Some ten kilometres around, wherever that is known.
      and (near_latitude is null or near_longitude is null or (
        abs(i.latitude - near_latitude) < 0.09 and abs(i.longitude - near_longitude) < 0.14))
    order by i.published_at desc
    limit 500
  ), rented as (
    select count(*) as rentals
    from public.bookings b
    where b.item_id in (select id from similar_items) and b.status not in ('requested', 'declined', 'cancelled')
      and b.start_date between now() - interval '90 days' and now()
  )
  select case when count(*) >= 3 then jsonb_build_object(
    'count', count(*),
    'low_cents', percentile_disc(0.25) within group (order by s.cents),
    'high_cents', percentile_disc(0.75) within group (order by s.cents),
    -- An item's rentals in a month, on average.
    'rentals', round((select rentals from rented) / 3.0 / count(*))
  ) end
  from similar_items s
$$;
comment on function public.price_hint(uuid, double precision, double precision, uuid) is
  'What similar items of others cost a day (the middle half), in cents, and how often one is rented a month; null where there are fewer than three.';
revoke execute on function public.price_hint(uuid, double precision, double precision, uuid) from public;
grant execute on function public.price_hint(uuid, double precision, double precision, uuid) to anon, authenticated, service_role;
