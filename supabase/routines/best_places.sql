create or replace function public.best_places(query tsquery, around integer[], lowest_shelf integer) returns text[]
language sql immutable as $$
  select case when cardinality(around) <= 30 and strpos(query::text, '''d.') = 0 then array(
    select '@' || square || '/' || shelf
    from generate_series(60, lowest_shelf, -1) shelf cross join unnest(around) square
    order by shelf desc
  ) end
$$;
comment on function public.best_places(tsquery, integer[], integer) is
  'What @ in search_placed() stands for: all of these squares of the map on each shelf, the best first. Null for words of descriptions, which are not in titles, and for too many squares.';
