-- after: search_deeper
create or replace function public.search_queries(phrases public.search_phrase[], attempt integer,
  out queries text[], out is_similar boolean, out is_known boolean)
language plpgsql stable as $$
declare
  phrase public.search_phrase;
  nearest record;
  part text;
  parts text[] := '{}';
  things text[] := '{}';
  known text[] := '{}';
  kinds text[] := '{}';
  is_missing boolean := false;
  is_kind_missing boolean := false;
  is_kind boolean;
  unknown integer := 0;
begin
  is_similar := false;
  is_known := true;
  foreach phrase in array phrases loop
    continue when phrase.is_filler;
    is_known := is_known and phrase.concepts is not null;
    if attempt = 0 then
      part := phrase.part;
    elsif attempt < 3 then
      part := public.search_deeper(phrase.part, phrase.concepts, attempt);
    else
      -- Three words that nothing has are enough to tell what was meant; a sentence of them would take a second.
      nearest := public.nearest_part(phrase, unknown < 3);
      part := nearest.part;
      unknown := unknown + (nearest.is_similar is not null)::integer;
      is_similar := is_similar or part is null or coalesce(nearest.is_similar, false);
    end if;
    is_kind := attempt > 2 and phrase.is_thing and not exists (
      select from public.search_concepts c where c.concept = any (phrase.concepts) and c.broader = '{}');
    is_missing := is_missing or part is null and (is_kind or phrase.concepts is null);
    is_kind_missing := is_kind_missing or part is null and is_kind;
    if part is not null then
      if is_kind then
        kinds := kinds || ('(' || part || ')');
      end if;
      parts := parts || ('(' || part || ')');
      -- Any of several is asked for only of what is known by name: "hot" and "air" are in many descriptions.
      if phrase.concepts is not null then
        known := known || ('(' || part || ')');
      end if;
      if phrase.is_thing then
        things := things || ('(' || part || ')');
      end if;
    end if;
  end loop;
  if attempt < 3 and cardinality(parts) > 0 then
    queries := array[array_to_string(parts, ' & ')];
  elsif is_missing then
    -- "Electric generator", "garden shredder": where there is no such thing, what is electric or in a garden is none.
    things := case when is_kind_missing then kinds else things end;
    queries := array[array_to_string(things, ' & '), '', array_to_string(things, ' | ')];
  elsif cardinality(parts) > 0 then
    queries := array[array_to_string(parts, ' & '), array_to_string(things, ' & '),
      array_to_string(case when cardinality(parts) > 1 then known else parts end, ' | ')];
  elsif not exists (select from unnest(phrases) p where not p.is_filler) then
    -- "A drill for the wall": fillers count only where there is nothing else.
    queries := array[(
      select coalesce(string_agg(public.search_deeper(p.part, p.concepts, 2), ' & '), '')
      from unnest(phrases) p)];
  end if;
end
$$;
comment on function public.search_queries(public.search_phrase[], integer) is
  'What phrases of a search ask for, as a tsquery in which ~ marks weights. Attempt 0: every phrase, in titles and categories; 1: in what comes with an item as well; 2: in descriptions as well; 3: what comes nearest to each, then the same without attributes, then any of those known by name; where a thing is not offered, neither what is only in the same category nor what has the same attribute. Empty where there is nothing to ask.';
