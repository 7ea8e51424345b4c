-- after: search_stem, without_digraphs
create or replace function public.search_part(words text[], concepts text[]) returns text
language plpgsql stable as $$
begin
  return concat_ws(' | ', '''c.' || array_to_string(concepts, '''~ | ''c.') || '''~', (
    select string_agg('(' || forms || ')', ' & ')
    from (
      select string_agg(distinct '''' || form || '''~', ' | ') as forms
      from unnest(words) word
      -- A name has its own forms; by its stem in another language a German "Decke" is an English deck.
      cross join unnest(array[word, public.without_digraphs(word)] || case when concepts is null then array[
        public.search_stem('en', word), public.search_stem('de', word),
        public.search_stem('es', word), public.search_stem('fr', word)] end) form
      -- A stemmer that cuts more than an ending takes the word for one of another language: "kitchenaid" for a verb.
      where length(form) >= length(word) - 2 - (word like '%ing')::integer
      group by word
    ) every_word
    -- What is known by name is found by what it is, a term of several words not by these, wherever they are.
    where cardinality(words) = 1 or concepts is null));
end
$$;
comment on function public.search_part(text[], text[]) is
  'A tsquery for some plain words and what they stand for, in titles and categories; ~ marks where weights may be set.';
