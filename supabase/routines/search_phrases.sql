-- after: find_concepts, is_filler
create or replace function public.search_phrases(words text[], locale text, only_locale boolean default false)
returns setof public.search_phrase
language plpgsql stable as $$
declare
  found record;
  phrase public.search_phrase;
begin
  while cardinality(words) > 0 loop
    select * into found from public.find_concepts(words[1:4], locale, only_locale);
    phrase.words := words[1:coalesce(found.size, 1)];
    phrase.is_filler := coalesce(found.is_filler, public.is_filler(words[1]));
    -- Asked for by itself, "two" means neither "five" nor "good".
    phrase.concepts := case when not phrase.is_filler then found.concepts end;
    phrase.is_thing := found.is_thing;
    phrase.is_kind := found.is_kind;
    return next phrase;
    words := words[1 + cardinality(phrase.words):];
  end loop;
end
$$;
comment on function public.search_phrases(text[], text, boolean) is
  'Plain words, read from left to right as the longest terms that are known by name, in the language of the locale alone or in any, and single words.';
