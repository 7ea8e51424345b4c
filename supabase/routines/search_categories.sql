create or replace function public.search_categories(locale text default 'en')
returns table (
  slug text, name text, icon text, tint text, item_count bigint, image_path text, image_thumbhash text,
  parent text, former text[]
)
language sql stable security definer cost 5000 set search_path = '' as $$
  with counted as (
    select i.category_id as id, count(*) as items from public.bookable_items i group by 1
  ), shown as (
    select c.*, up.slug as parent, up.position as parent_position, (
      select coalesce(sum(n.items), 0)::bigint
      from counted n join public.categories k on k.id = n.id where c.id in (k.id, k.parent_id)
    ) as items
    from public.categories c left join public.categories up on up.id = c.parent_id
  )
  select c.slug, coalesce(c.names ->> search_categories.locale, c.names ->> 'en'), c.icon, c.tint, c.items,
    coalesce(c.image_path, picture.path), case when c.image_path is null then picture.thumbhash end,
    c.parent, array(select r.slug from public.category_redirects r where r.category_id = c.id order by 1)
  from shown c
  left join lateral (
    select m.path, m.thumbhash
    from public.bookable_items i join public.item_images m on m.item_id = i.id
    where c.image_path is null
      and i.category_id = any (array(select k.id from public.categories k where c.id in (k.id, k.parent_id)))
    order by i.standing desc, i.id, m.position
    limit 1
  ) picture on true
  where c.retired_at is null or c.items > 0
  order by coalesce(c.parent_position, c.position), coalesce(c.parent, c.slug), c.parent is not null, c.position, c.slug
$$;
comment on function public.search_categories(text) is
  'The categories with their names in a locale, each first-level one before those in it (`parent`), how much there is in each and below, a picture, and the slugs of those that were merged into it.';
grant execute on function public.search_categories(text) to anon, authenticated, service_role;
