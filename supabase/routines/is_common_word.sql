-- after: best_places, search_placed
create or replace function public.is_common_word(criteria public.search_criteria, around integer[]) returns boolean
language plpgsql stable as $$
declare
  -- The best are a sample.
  best constant tsquery := '''s/56'' | ''s/57'' | ''s/58'' | ''s/59'' | ''s/60''';
  places text[];
  template text;
begin
  if coalesce(criteria.sort, '') in ('total', 'newest', 'rating') or criteria.lat is not null or criteria.only_ids is not null
    or coalesce(criteria.min_price_cents, criteria.max_price_cents) is not null
    or (select c.reltuples < 50000 from pg_catalog.pg_class c where c.oid = 'public.items'::regclass)
  then
    return false;
  end if;
  places := public.best_places(criteria.query, around, 56);
  if places is not null then
    template := public.search_placed(criteria.query, null);
    return 350 = (
      select count(*) from (
        select from unnest(places) spot
        join public.bookable_items i on public.placed_lexemes(i.headline, i.patch, i.standing, i.min_hours)
          @@ replace(template, '@', spot)::tsquery
        limit 350
      ) i);
  elsif around is null then
    return 350 = (
      select count(*) from (
        select from public.bookable_items i
        where i.search @@ criteria.query
          and public.placed_lexemes(i.headline, i.patch, i.standing, i.min_hours) @@ best
        limit 350
      ) i);
  end if;
  return 350 = (
    select count(*) from (
      select from public.bookable_items i
      where i.search @@ criteria.query and i.squares && around
        and public.placed_lexemes(i.headline, i.patch, i.standing, i.min_hours) @@ best
      limit 350
    ) i);
end
$$;
comment on function public.is_common_word(public.search_criteria, integer[]) is
  'Whether so many items have the words, in these squares of the map or anywhere, that search_common_words() reads only the best of them.';
