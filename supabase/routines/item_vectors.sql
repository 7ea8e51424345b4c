-- after: headline_lexemes, split_words
create or replace function public.item_vectors(language text, title text, description text, translations jsonb, category_id uuid,
  out headline tsvector, out search tsvector)
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  with texts as (
    select item_vectors.language as locale, item_vectors.title as title, item_vectors.description as description
    union all
    select t.key, t.value ->> 'title', t.value ->> 'description' from jsonb_each(item_vectors.translations) t
  ), category as (
    select c.slug, n.*
    from public.categories own
    join public.categories c on c.id in (own.id, own.parent_id)
    -- "Bikes & scooters" make no bike a scooter; other names, and what an operator adds, mean all items of the category.
    cross join lateral (select *, case when value like '% %' then 'k.' else '' end from jsonb_each_text(c.names)
      union all select *, '' from jsonb_each_text(c.synonyms)) n (locale, name, prefix)
    where own.id = item_vectors.category_id
  ), said as (
    select l.*, kind.is_here, kind.is_part
    from texts t, public.headline_lexemes(t.locale, t.title) l, lateral (
      select bool_or(c.slug in (select slug from category)) as is_here, bool_or(b.concept = 'accessories') as is_part
      from public.broader_concepts(array[substr(l.lexeme, 3)]) b left join public.categories c on c.slug = b.concept
      where l.lexeme like 'c.%'
    ) kind
  ), lexemes as (
    -- Of another category is only what is mentioned, or what a word means beside the thing: no saw comes with a telescope
    -- for nights in the Sierra, no "pistolet basse pression" is a bass. Nor does a stand that comes with one make it a stand.
    select lexeme, weight from said
    where not (weight in ('W', 'C') and (is_here is false or is_part) or weight in ('A', 'B') and is_here is false
      and exists (select from said s where s.weight = 'A' and s.is_here)) is true
    union all
    select 'c.' || slug, 'D' from category
    union all
    select c.prefix || unnest(array[word, public.search_stem(c.locale, word)]), 'D'
    from category c, unnest(public.split_words(c.name)) word
    where not public.is_filler(word)
  ), heads as (
    select case when weight = 'W' then 'w.' || lexeme else lexeme end as lexeme, replace(weight, 'W', 'C') as weight
    from lexemes where weight <> 'P'
  ), details as (
    select 'd.' || unnest(array[word, public.search_stem(t.locale, word)]) as lexeme
    from texts t, unnest(public.split_words(t.description)) word
    where not public.is_filler(word)
    union
    select 'd.' || lexeme from lexemes where weight = 'P'
  )
  select
    coalesce((select string_agg(format('%L:1%s', lexeme, weight), ' ') from heads), '')::tsvector,
    coalesce((select string_agg(quote_literal(lexeme), ' ') from details), '')::tsvector
  into item_vectors.headline, item_vectors.search;
  search := strip(headline) || search;
end
$$;
comment on function public.item_vectors(text, text, text, jsonb, uuid) is
  'The vectors by which an item is ranked and found, for items.headline and items.search.';
