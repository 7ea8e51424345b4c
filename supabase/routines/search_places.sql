create or replace function public.search_places(q text default '', locale text default 'en', max_rows integer default 8)
returns table (
  neighbourhood text, city text, country text, latitude double precision, longitude double precision, item_count bigint
)
language sql stable security definer cost 5000 set search_path = '' as $$
  with neighbourhoods as (
    select i.neighbourhood, i.city, i.country,
      sum(i.latitude) as latitudes, sum(i.longitude) as longitudes, count(*) as items
    from public.bookable_items i
    group by i.city, i.country, i.neighbourhood
  ), places as (
    -- From sums, because PostgreSQL would not read the view's items out of an index alone for grouping sets.
    select p.neighbourhood, p.city, p.country, sum(p.latitudes) / sum(p.items) as latitude,
      sum(p.longitudes) / sum(p.items) as longitude, sum(p.items)::bigint as item_count
    from neighbourhoods p
    group by grouping sets ((p.city, p.country), (p.city, p.country, p.neighbourhood))
    having p.neighbourhood is null or p.neighbourhood <> ''
  ), named as (
    select p.*, n.names,
      public.plain_words(concat_ws(' ', p.neighbourhood, p.city, n.names ->> 'en', n.names ->> 'de', n.names ->> 'es', n.names ->> 'fr')) as words
    from places p
    left join public.city_names n on n.city = p.city and n.country = p.country
  )
  select n.neighbourhood, coalesce(n.names ->> locale, n.city), n.country, n.latitude, n.longitude, n.item_count
  from named n
  where not exists (select from unnest(public.search_words(q)) word where ' ' || n.words !~ ('[^[:alnum:]]' || word))
  order by n.neighbourhood is not null, n.item_count desc, n.city, n.neighbourhood
  limit least(greatest(max_rows, 1), 200)
$$;
comment on function public.search_places(text, text, integer) is
  'Cities, then neighbourhoods (null for a whole city), with published items, whose name has every word of q as a beginning, in any of the four languages.';
grant execute on function public.search_places(text, text, integer) to anon, authenticated, service_role;
