-- after: search_phrases, search_part, nearest_part, finds_items
create or replace function public.search_reading(words text[], locale text, out query text, out is_similar boolean, out is_deep boolean)
language plpgsql stable as $$
declare
  phrases public.search_phrase[] := array(select p from public.search_phrases(words, locale) p);
  readings text[];
begin
  -- "A drill for the wall": fillers count only where there is nothing else.
  if false = any (select p.is_filler from unnest(phrases) p) then
    phrases := array(select p from unnest(phrases) p where not p.is_filler);
  end if;
  is_similar := false;
  foreach is_deep in array '{false,true}'::boolean[] loop
    select string_agg('(' || public.search_part(p, is_deep) || ')', ' & ') into query from unnest(phrases) p;
    if public.finds_items(query) then
      return;
    end if;
  end loop;

  is_deep := false;
  with asked as (
    select '(' || near.part || ')' as part, near.is_similar, p.concepts is not null as is_known, p.is_thing,
      p.is_thing and p.is_kind as is_kind
    from unnest(phrases) p, lateral public.nearest_part(p) near
  ), joined as (
    select string_agg(part, ' & ') as every, string_agg(part, ' & ') filter (where is_thing) as things,
      string_agg(part, ' & ') filter (where is_kind) as kinds, string_agg(part, ' | ') filter (where is_kind) as any_kind,
      string_agg(part, ' | ') filter (where is_thing) as any_thing,
      -- Any of several is asked for only of what is known by name: "hot" and "air" are in many descriptions.
      string_agg(part, ' | ') filter (where asked.is_known) as any_known,
      -- "Electric generator", "garden shredder": where there is no such thing, what is electric or in a garden is none.
      coalesce(bool_or(part is null and (is_kind or not asked.is_known)), false) as is_missing,
      coalesce(bool_or(part is null and is_kind), false) as is_kind_missing,
      coalesce(bool_or(part is null or asked.is_similar), false) as is_similar
    from asked
  )
  select joined.is_similar, case when is_kind_missing then array[kinds, any_kind]
    when is_missing then array[things, any_thing] else array[every, things, any_known] end
  into is_similar, readings
  from joined;
  foreach query in array readings loop
    if public.finds_items(query) then
      return;
    end if;
    is_similar := true;
  end loop;
  query := null;
end
$$;
comment on function public.search_reading(text[], text) is
  'What some plain words mean: the first of five readings that any item has, as a tsquery in which ~ marks weights. Every phrase, in titles and categories; in what comes with an item and in descriptions as well; what comes nearest to each; then the same without attributes, then any of those known by name; where a thing is not offered, neither what is only in the same category nor what has the same attribute. Null where no item has any of these.';
