create or replace function public.search_query(words text[], locale text, attempt integer,
  out query text, out is_similar boolean)
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
      nearest := public.nearest_part(piece, found.concepts);
      part := nearest.part;
      is_similar := is_similar or part is null or coalesce(nearest.is_similar, false);
    end if;
    if part is not null then
      parts := parts || format('(%s)', part);
      if 'thing' = any (found.kinds) then
        things := things || format('(%s)', part);
      end if;
    end if;
  end loop;
  is_similar := is_similar or attempt > 3;
  query := case
    -- "A drill for the wall": fillers count only where there is nothing else.
    when cardinality(parts) = 0 then array_to_string(fillers, ' & ')
    when attempt < 4 then array_to_string(parts, ' & ')
    when attempt = 4 then array_to_string(things, ' & ')
    else array_to_string(parts, ' | ')
  end;
end
$$;
comment on function public.search_query(text[], text, integer) is
  'What plain words ask for, as a tsquery in which ~ marks weights. Attempt 0: every word, in titles and categories; 1: in what comes with an item as well; 2: in descriptions as well; 3: what comes nearest to each; 4: without attributes; 5: any of them. Null or empty where an attempt makes no sense.';
