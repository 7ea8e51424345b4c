create or replace function public.similar_items(item uuid, locale text default 'en') returns json
language sql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
  select coalesce(json_agg(card), '[]')
  from (
    select i.id, coalesce(i.titles ->> similar_items.locale, i.title) as title,
      case when i.titles ? similar_items.locale then similar_items.locale else i.language end as language,
      case when i.titles ? similar_items.locale and i.language <> similar_items.locale
        then json_build_object('title', i.title, 'language', i.language) end as original,
      i.price_per_day_cents, i.city, i.neighbourhood, i.rating_sum, i.rating_count,
      (
        select json_build_object('path', m.path, 'thumbhash', m.thumbhash)
        from public.item_images m where m.item_id = i.id order by m.position limit 1
      ) as image
    from public.items shown cross join lateral (
      select o.*
      from public.items o
      where o.status = 'published' and not o.owner_is_blocked and o.category_id = shown.category_id and o.id <> shown.id
      order by public.map_point(o.latitude, o.longitude) <-> public.map_point(shown.latitude, shown.longitude), o.id
      limit 4
    ) i
    where shown.id = similar_items.item and shown.status = 'published' and not shown.owner_is_blocked
      and public.distance_m(shown.latitude, shown.longitude, i.latitude, i.longitude) <= 50000
  ) card
$$;
comment on function public.similar_items(uuid, text) is
  'The contents of the cards of up to four published items of the same category within 50 km of a published one, nearest first.';
grant execute on function public.similar_items(uuid, text) to anon, authenticated, service_role;
