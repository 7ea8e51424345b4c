create or replace function public.price_hint(
  category uuid, near_latitude double precision default null, near_longitude double precision default null,
  except_item uuid default null
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with area as (
    -- Some ten kilometres around, wherever that is known; as bounds, which an index takes.
    select case when k.is_known then near_latitude - 0.09 else -91 end as south,
      case when k.is_known then near_latitude + 0.09 else 91 end as north,
      case when k.is_known then near_longitude - 0.14 else -181 end as west,
      case when k.is_known then near_longitude + 0.14 else 181 end as east
    from (select near_latitude is not null and near_longitude is not null as is_known) k
  ), similar_items as (
    select i.id, i.price_per_day_cents as cents
    from area a
    join public.items i
      on i.latitude > a.south and i.latitude < a.north and i.longitude > a.west and i.longitude < a.east
    where i.category_id = price_hint.category and i.status = 'published' and not i.owner_is_blocked
      and i.id is distinct from except_item and i.owner_id is distinct from (select auth.uid())
    order by i.published_at desc
    limit 500
  ), latest as (
    -- A hundred say how often one is rented; a page of listings asks for twenty hints.
    select s.id from similar_items s limit 100
  ), rented as (
    select count(*)::numeric / greatest((select count(*) from latest), 1) as rentals
    from public.bookings b
    where b.item_id in (select l.id from latest l) and b.status not in ('requested', 'declined', 'cancelled')
      and b.start_date between now() - interval '90 days' and now()
  )
  select case when count(*) >= 3 then jsonb_build_object(
    'count', count(*),
    'low_cents', percentile_disc(0.25) within group (order by s.cents),
    'high_cents', percentile_disc(0.75) within group (order by s.cents),
    -- An item's rentals in a month, on average.
    'rentals', round((select rentals from rented) / 3.0)
  ) end
  from similar_items s
$$;
comment on function public.price_hint(uuid, double precision, double precision, uuid) is
  'What similar items of others cost a day (the middle half), in cents, and how often one is rented a month; null where there are fewer than three.';
revoke execute on function public.price_hint(uuid, double precision, double precision, uuid) from public;
grant execute on function public.price_hint(uuid, double precision, double precision, uuid) to anon, authenticated, service_role;
