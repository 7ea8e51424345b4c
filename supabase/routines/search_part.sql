-- after: search_stem, without_digraphs
create or replace function public.search_part(words text[], concepts text[]) returns text
language plpgsql stable as $$
declare
  part text := '''c.' || array_to_string(concepts, '''~ | ''c.') || '''~';
  word text;
  form text;
  forms text;
  every_word text;
begin
  -- What is known by name is found by what it is, a term of several words not by these, wherever they are.
  if cardinality(words) = 1 or concepts is null then
    foreach word in array words loop
      forms := null;
      -- A name has its own forms; by its stem in another language a German "Decke" is an English deck.
      foreach form in array array[word, public.without_digraphs(word)] || case when concepts is null then array[
        public.search_stem('en', word), public.search_stem('de', word),
        public.search_stem('es', word), public.search_stem('fr', word)] end
      loop
        -- A stemmer that cuts more than an ending takes the word for one of another language: "kitchenaid" for a verb.
        if length(form) >= length(word) - 2 - (word like '%ing')::integer
          and (forms is null or strpos(forms, '''' || form || '''') = 0) then
          forms := concat_ws(' | ', forms, '''' || form || '''~');
        end if;
      end loop;
      every_word := concat_ws(' & ', every_word, '(' || forms || ')');
    end loop;
  end if;
  return concat_ws(' | ', part, every_word);
end
$$;
comment on function public.search_part(text[], text[]) is
  'A tsquery for some plain words and what they stand for, in titles and categories; ~ marks where weights may be set.';
