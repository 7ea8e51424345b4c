create or replace function public.search_places(q text default '', locale text default 'en', max_rows integer default 8)
returns table (
  neighbourhood text, city text, country text, latitude double precision, longitude double precision, item_count bigint
)
language sql stable security definer cost 5000 set search_path = '' as $$
  with places as (
    select i.neighbourhood, i.city, i.country,
      avg(i.latitude) as latitude, avg(i.longitude) as longitude, count(*) as item_count
    from public.bookable_items i
    group by grouping sets ((i.city, i.country), (i.city, i.country, i.neighbourhood))
    having i.neighbourhood is null or i.neighbourhood <> ''
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
