create or replace function public.search_queries(words text[], locale text, attempt integer,
  out queries text[], out is_similar boolean)
language plpgsql stable set search_path = '' as $$
declare
  at integer := 1;
  found record;
  nearest record;
  piece text[];
  part text;
  parts text[] := '{}';
  things text[] := '{}';
  fillers text[] := '{}';
  unknown integer := 0;
begin
  is_similar := false;
  while at <= cardinality(words) loop
    found := public.find_concepts(words[at:at + 3], locale);
    piece := words[at:at + coalesce(found.size, 1) - 1];
    at := at + cardinality(piece);
    if 'filler' = any (found.kinds) or found.size is null and public.is_filler(piece[1]) then
      fillers := fillers || public.search_part(piece, found.concepts, 2);
      continue;
    end if;
    if attempt < 3 then
      part := public.search_part(piece, found.concepts, attempt);
    else
      -- Three words that nothing has are enough to tell what was meant; a sentence of them would take a second.
      nearest := public.nearest_part(piece, found.concepts, unknown < 3);
      part := nearest.part;
      unknown := unknown + (nearest.is_similar is not null)::integer;
      is_similar := is_similar or part is null or coalesce(nearest.is_similar, false);
    end if;
    if part is not null then
      parts := parts || format('(%s)', part);
      if 'thing' = any (found.kinds) then
        things := things || format('(%s)', part);
      end if;
    end if;
  end loop;
  queries := case
    -- "A drill for the wall": fillers count only where there is nothing else.
    when cardinality(parts) = 0 then array[array_to_string(fillers, ' & ')]
    when attempt < 3 then array[array_to_string(parts, ' & ')]
    else array[array_to_string(parts, ' & '), array_to_string(things, ' & '), array_to_string(parts, ' | ')]
  end;
end
$$;
comment on function public.search_queries(text[], text, integer) is
  'What plain words ask for, as a tsquery in which ~ marks weights. Attempt 0: every word, in titles and categories; 1: in what comes with an item as well; 2: in descriptions as well; 3: what comes nearest to each, then the same without attributes, then any of them. Empty where there is nothing to ask.';
