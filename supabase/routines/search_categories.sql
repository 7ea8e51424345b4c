create or replace function public.search_categories(locale text default 'en')
returns table (slug text, name text, icon text, tint text, item_count bigint, image_path text, image_thumbhash text)
language sql stable security definer cost 5000 set search_path = '' as $$
  select c.slug, coalesce(c.names ->> search_categories.locale, c.names ->> 'en'), c.icon, c.tint,
    (select count(*) from public.bookable_items i where i.category_id = c.id),
    picture.path, picture.thumbhash
  from public.categories c
  left join lateral (
    select m.path, m.thumbhash
    from public.bookable_items i join public.item_images m on m.item_id = i.id
    where i.category_id = c.id
    order by i.booking_count desc, i.id, m.position
    limit 1
  ) picture on true
  where c.parent_id is null
  order by c.position, c.slug
$$;
comment on function public.search_categories(text) is
  'The first level of categories with their names in a locale, how much there is in each, and a picture of what is rented most.';
grant execute on function public.search_categories(text) to anon, authenticated, service_role;
