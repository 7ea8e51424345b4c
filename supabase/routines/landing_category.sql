-- after: landing_towns, current_category
create or replace function public.landing_category(category text, locale text default 'en') returns json
-- Takes turns, as searches do.
language sql stable security definer cost 5000 set search_path = '' as $$
  with kind as (
    select c.id, c.slug, coalesce(c.names ->> locale, c.names ->> 'en') as name
    from public.categories asked join public.categories c on c.id = coalesce(asked.parent_id, asked.id)
    where asked.slug = public.current_category(public.place_slug(landing_category.category))
  ), items as (
    select i.owner_id, i.price_per_day_cents as price, i.rating_sum, i.rating_count, i.city, i.country
    from public.bookable_items i
    where i.category_id = any (array(select c.id from public.categories c, kind where kind.id in (c.id, c.parent_id)))
    -- Of more than so many the newest say what things cost.
    order by i.published_at desc
    limit 5000
  ), lenders as (
    select p.id, split_part(p.name, ' ', 1) as first_name, p.avatar_path, p.rating_sum, p.rating_count,
      p.kyc_level >= 1 as is_verified, h.items
    from (select owner_id, count(*) as items from items group by 1) h
    join public.profiles p on p.id = h.owner_id and p.name <> ''
    order by (p.rating_sum + 6)::double precision / (p.rating_count + 2) desc, h.items desc, p.id
    limit 4
  ), towns as (
    select t.slug, coalesce(t.names ->> locale, t.city) as name, there.count
    from (select city, country, count(*) from items group by 1, 2) there
    join public.landing_towns t on t.city = there.city and t.country = there.country
    order by there.count desc, t.slug
    limit 40
  )
  select json_build_object(
    'category', json_build_object('slug', kind.slug, 'name', kind.name),
    'count', (select count(*) from items),
    'lender_count', (select count(distinct owner_id) from items),
    'lowest_cents', (select min(price) from items),
    'usual_cents', (select percentile_disc(0.5) within group (order by price) from items),
    'rating_sum', (select coalesce(sum(rating_sum), 0) from items),
    'rating_count', (select coalesce(sum(rating_count), 0) from items),
    'lenders', (select coalesce(json_agg(lenders), '[]') from lenders),
    'towns', (select coalesce(json_agg(towns), '[]') from towns)
  )
  from kind
$$;
comment on function public.landing_category(text, text) is
  'What /rent/{category} shows: counts, prices in cents a day, lenders, and the towns where there is some. Null where there is no such category.';
grant execute on function public.landing_category(text, text) to anon, authenticated, service_role;
