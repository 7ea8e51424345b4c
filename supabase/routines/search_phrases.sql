create or replace function public.search_phrases(words text[], locale text) returns public.search_phrase[]
language plpgsql stable as $$
declare
  at integer := 1;
  found record;
  phrase text[];
  phrases public.search_phrase[] := '{}';
begin
  while at <= cardinality(words) loop
    found := public.find_concepts(words[at:at + 3], locale);
    phrase := words[at:at + coalesce(found.size, 1) - 1];
    if found.size is null then
      found.is_filler := public.is_filler(phrase[1]);
    elsif found.is_filler then
      -- Asked for by itself, "two" means neither "five" nor "good".
      found.concepts := null;
    end if;
    phrases := phrases || row(phrase, found.concepts, public.search_part(phrase, found.concepts),
      found.is_thing, found.is_filler)::public.search_phrase;
    at := at + cardinality(phrase);
  end loop;
  return phrases;
end
$$;
comment on function public.search_phrases(text[], text) is
  'Plain words, read from left to right as the longest terms that are known by name, and single words.';
