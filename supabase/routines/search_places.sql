create or replace function public.search_places(q text default '', locale text default 'en', max_rows integer default 8)
returns table (
  neighbourhood text, city text, country text, latitude double precision, longitude double precision, item_count bigint
)
language sql stable security definer cost 5000 set search_path = '' as $$
  select nullif(p.neighbourhood, ''), coalesce(n.names ->> locale, p.city), p.country, p.latitude, p.longitude,
    p.item_count::bigint
  from public.places p
  left join public.city_names n on n.city = p.city and n.country = p.country
  where p.item_count > 0
    and ' ' || p.words like all (array(select '% ' || word || '%' from unnest(public.search_words(q)) word))
  order by p.neighbourhood <> '', p.item_count desc, p.city, p.neighbourhood
  limit least(greatest(max_rows, 1), 200)
$$;
comment on function public.search_places(text, text, integer) is
  'Cities, then neighbourhoods (null for a whole city), with published items, whose name has every word of q as a beginning, in any of the four languages.';
grant execute on function public.search_places(text, text, integer) to anon, authenticated, service_role;
