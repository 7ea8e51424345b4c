create or replace function public.search_suggestions(q text default '', locale text default 'en') returns json
language plpgsql stable security definer cost 5000
set search_path = '' set plan_cache_mode = force_generic_plan set jit = off
-- So many rows that a common word has can be noted one by one.
set work_mem = '32MB' as $$
declare
  words constant text[] := public.search_words(q);
  typed constant text := array_to_string(words, ' ');
  terms text[];
  meaning text;
  query tsquery;
begin
  with known as (
    select distinct on (t.concept) t.*, format('''c.%s''', t.concept) as meaning
    from public.search_terms t join public.search_concepts c using (concept)
    where t.language = search_suggestions.locale and c.kind = 'thing' and length(typed) > 1
      and ' ' || t.words like '% ' || typed || '%'
    order by t.concept, t.words like typed || '%' desc, t.position
    limit 40
  ), offered as (
    select k.* from known k
    where public.finds_items(k.meaning) order by k.words = typed desc, k.position, length(k.words), k.term limit 5
  )
  select coalesce(array_agg(o.term), '{}'), (array_agg(o.meaning))[1] into terms, meaning from offered o;
  -- No thing that is known by name: every word as the beginning of one.
  query := coalesce(meaning, (
    select string_agg(quote_literal(word) || ':*', ' & ') from unnest(words) word where length(word) > 1));
  return json_build_object(
    'terms', to_json(terms),
    'items', (
      select coalesce(json_agg(best), '[]')
      from (
        select few.id, coalesce(few.titles ->> search_suggestions.locale, few.title) as title,
          coalesce(n.names ->> search_suggestions.locale, few.city) as city
        -- Few are enough to choose from: what two letters begin may be half the market.
        from (select i.* from public.bookable_items i where i.search @@ query limit 200) few
        left join public.city_names n on n.city = few.city and n.country = few.country
        order by few.booking_count desc, few.id
        limit 3
      ) best
    ),
    'categories', (
      select coalesce(json_agg(json_build_object('slug', c.slug, 'name', named.name) order by c.position), '[]')
      from public.categories c
      cross join lateral (select coalesce(c.names ->> search_suggestions.locale, c.names ->> 'en') as name) named
      where c.retired_at is null and ' ' || array_to_string(public.split_words(
        concat_ws(' ', named.name, c.synonyms ->> search_suggestions.locale)), ' ') like '% ' || typed || '%'
    ),
    'places', (
      select coalesce(json_agg(p), '[]') from public.search_places(q, search_suggestions.locale, 2) p
    )
  );
end
$$;
comment on function public.search_suggestions(text, text) is
  'What a person who has typed this much may look for: names of things that are offered, items, categories and places that begin like it.';
grant execute on function public.search_suggestions(text, text) to anon, authenticated, service_role;
