-- after: landing_towns, current_category
create or replace function public.landing_page(town text, part text default '', category text default '', locale text default 'en')
returns json
-- Takes turns, as searches do.
language sql stable security definer cost 5000 set search_path = '' as $$
  with top as (
    select c.id, coalesce(parent.slug, c.slug) as slug, coalesce(parent.names, c.names) as names, c.slug as own
    from public.categories c left join public.categories parent on parent.id = c.parent_id
  ), given as (
    select public.place_slug(landing_page.town) as town, public.place_slug(landing_page.part) as part,
      coalesce((select slug from top where own = named.slug), named.slug) as category
    from public.current_category(landing_page.category) named (slug)
  ), asked as (
    -- By its own address first, then by the name that it has in any of the four languages.
    select t.*, given.part from public.landing_towns t, given
    where t.slug = given.town
      or given.town in (select public.place_slug(name) from jsonb_each_text(t.names) n (language, name))
    order by t.slug = given.town desc, t.item_count desc
    limit 1
  ), place as (
    select a.slug, a.city, a.country, coalesce(a.names ->> locale, a.city) as city_name, p.neighbourhood, p.latitude, p.longitude
    from asked a
    join public.places p on p.city = a.city and p.country = a.country
    where p.item_count > 0
      and case when a.part = '' then p.neighbourhood = ''
        else p.neighbourhood <> '' and public.place_slug(p.neighbourhood) = a.part end
    limit 1
  ), items as (
    select i.owner_id, i.price_per_day_cents as price, i.rating_sum, i.rating_count, i.neighbourhood, top.slug, top.names
    from place
    join public.bookable_items i on i.city = place.city and i.country = place.country
      and place.neighbourhood in ('', i.neighbourhood)
    join top on top.id = i.category_id
    -- Of more than so many the newest say what things cost.
    order by i.published_at desc
    limit 5000
  ), here as (
    select items.* from items join given on given.category in ('', slug)
  ), lenders as (
    select p.id, split_part(p.name, ' ', 1) as first_name, p.avatar_path, p.rating_sum, p.rating_count,
      p.kyc_level >= 1 as is_verified, h.items
    from (select owner_id, count(*) as items from here group by 1) h
    join public.profiles p on p.id = h.owner_id and p.name <> ''
    order by (p.rating_sum + 6)::double precision / (p.rating_count + 2) desc, h.items desc, p.id
    limit 4
  )
  select json_build_object(
    'town', json_build_object('slug', place.slug, 'name', place.city_name),
    'part', case when place.neighbourhood <> ''
      then json_build_object('slug', public.place_slug(place.neighbourhood), 'name', place.neighbourhood) end,
    'category', (
      select json_build_object('slug', slug, 'name', coalesce(names ->> locale, names ->> 'en'))
      from top where given.category <> '' and own = given.category
    ),
    'latitude', place.latitude,
    'longitude', place.longitude,
    'count', (select count(*) from here),
    'lender_count', (select count(distinct owner_id) from here),
    'lowest_cents', (select min(price) from here),
    'usual_cents', (select percentile_disc(0.5) within group (order by price) from here),
    'rating_sum', (select coalesce(sum(rating_sum), 0) from here),
    'rating_count', (select coalesce(sum(rating_count), 0) from here),
    'lenders', (select coalesce(json_agg(lenders), '[]') from lenders),
    'categories', (
      select coalesce(json_agg(c), '[]')
      from (
        select slug, coalesce(names ->> locale, names ->> 'en') as name, count(*) as count, min(price) as lowest_cents,
          percentile_disc(0.5) within group (order by price) as usual_cents
        from items group by slug, names order by count(*) desc, slug
      ) c
    ),
    'parts', (
      select coalesce(json_agg(p), '[]')
      from (
        select public.place_slug(neighbourhood) as slug, neighbourhood as name, count(*) as count
        from here where place.neighbourhood = ''
        group by neighbourhood order by count(*) desc, neighbourhood limit 40
      ) p
    )
  )
  from place, given
  where given.category = '' or exists (select from top where own = given.category)
$$;
comment on function public.landing_page(text, text, text, text) is
  'What /rent/{town}/{part}/{category} shows: counts, prices in cents a day, lenders, and what else there is. Null where there is no such place or category.';
grant execute on function public.landing_page(text, text, text, text) to anon, authenticated, service_role;
