create or replace function public.search_query(words text[]) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  word text;
  stemmer regconfig;
  exact tsquery;
  stem tsquery;
  any_stem tsquery;
  is_filler boolean;
  query tsquery;
  fillers tsquery;
begin
  foreach word in array words loop
    exact := to_tsquery('pg_catalog.simple', word);
    any_stem := case when length(word) > 1 then to_tsquery('pg_catalog.simple', word || ':*') else exact end;
    is_filler := false;
    foreach stemmer in array
      array['pg_catalog.english', 'pg_catalog.german', 'pg_catalog.spanish', 'pg_catalog.french']::regconfig[]
    loop
      stem := plainto_tsquery(stemmer, word);
      if numnode(stem) = 0 then
        is_filler := true;
      elsif stem <> exact then
        any_stem := any_stem || stem;
      end if;
    end loop;
    if is_filler then
      fillers := coalesce(fillers && any_stem, any_stem);
    else
      query := coalesce(query && any_stem, any_stem);
    end if;
  end loop;
  -- "A drill for the wall": fillers in any of the languages count only where there is nothing else.
  return coalesce(query, fillers);
end
$$;
comment on function public.search_query(text[]) is
  'Items that have every word: as the beginning of a word, or its stem in any of the four languages.';
