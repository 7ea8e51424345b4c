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
    select '(' || coalesce(own.part, public.nearest_part(p)) || ')' as part, own.part is null as is_similar,
      p.concepts is not null as is_known, p.is_thing, p.is_thing and p.is_kind as is_kind
    from unnest(phrases) p
    left join lateral public.search_part(p, true) own (part) on public.finds_items(own.part)
  )
  -- "Electric generator", "garden shredder": where there is no such thing, what is electric or in a garden is none.
  select coalesce(bool_or(part is null or asked.is_similar), false), case
      when bool_or(part is null and is_kind) then array[string_agg(part, ' & ') filter (where is_kind)]
      when bool_or(part is null and not is_known) then array[string_agg(part, ' & ') filter (where is_thing)]
      -- Any of several is asked for only of what is known by name: "hot" and "air" are in many descriptions.
      else array[string_agg(part, ' & '), string_agg(part, ' & ') filter (where is_thing),
        string_agg(part, ' | ') filter (where is_known)] end
  into is_similar, readings
  from asked;
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
  'What some plain words mean: the first of five readings that any item has, as a tsquery in which ~ marks weights. Every phrase, in titles and categories; in what comes with an item and in descriptions as well; the nearest broader kind of each that none has; then the same without attributes, then any of those known by name; where a thing is not offered, neither what is only in the same category nor what has the same attribute. Null where no item has any of these.';
