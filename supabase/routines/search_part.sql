-- after: search_stem
create or replace function public.search_part(phrase public.search_phrase, is_deep boolean default false) returns text
language plpgsql stable as $$
declare
  is_named constant boolean := phrase.concepts is not null;
  is_kind constant boolean := is_named and phrase.is_kind;
  prefixes constant text[] := case when is_deep then '{"",w.,d.,k.}' else '{"",k.}' end;
begin
  return concat_ws(' | ', (
    select string_agg(format('''%sc.%s''~', prefix, concept), ' | ')
    from unnest(phrase.concepts) concept, unnest(case when is_deep then '{"",w.}' else '{""}'::text[] end) prefix
  ), (
    select string_agg('(' || forms || ')', ' & ') from (
      select string_agg(distinct format('''%s%s''~', prefix, form), ' | ') as forms
      from unnest(phrase.words) word
      -- A name has its own forms; by its stem in another language a German "Decke" is an English deck.
      cross join unnest(word || case when not is_kind then array[
        public.search_stem('en', word), public.search_stem('de', word),
        public.search_stem('es', word), public.search_stem('fr', word)] end) form
      -- The word of a thing with a name of its own may mean something else ("noches de sierra"), and it is not offered
      -- because a description mentions it.
      cross join unnest(case when is_kind then '{""}' else prefixes end) prefix
      -- A stemmer that cuts more than an ending takes the word for one of another language: "kitchenaid" for a verb.
      where length(form) >= length(word) - 2 - (word like '%ing')::integer
      group by word
    ) every_word
    -- What is known by name is found by what it is, a term of several words not by these, wherever they are.
    where cardinality(phrase.words) = 1 and length(phrase.words[1]) > 3 or not is_kind and cardinality(phrase.words) = 1 or not is_named
  ));
end
$$;
comment on function public.search_part(public.search_phrase, boolean) is
  'A tsquery for a phrase and what it stands for, in titles and categories, and if it is deep in what comes with items and in descriptions as well; ~ marks where weights may be set.';
