create or replace function public.search_part(words text[], concepts text[], depth integer default 0) returns text
language plpgsql stable as $$
declare
  -- What a lexeme is looked for as: in titles and categories, as what comes with something, in descriptions.
  as_what constant text := (array['%1$L~', '%1$L~ | ''w.%1$s''', '%1$L~ | ''w.%1$s'' | ''d.%1$s'''])[depth + 1];
  as_concept constant text := (array['%1$L~', '%1$L~ | ''w.%1$s'''])[least(depth, 1) + 1];
  part text;
  word text;
  form text;
  forms text;
  every_word text;
begin
  foreach word in array coalesce(concepts, '{}') loop
    part := concat_ws(' | ', part, format(as_concept, 'c.' || word));
  end loop;
  -- What is known by name is found by what it is, a term of several words not by these, wherever they are.
  if cardinality(words) = 1 or concepts is null then
    foreach word in array words loop
      forms := null;
      foreach form in array array[word, (public.without_digraphs(array[word]))[1],
        public.search_stem('en', word), public.search_stem('de', word),
        public.search_stem('es', word), public.search_stem('fr', word)]
      loop
        -- A stemmer that cuts more than an ending takes the word for one of another language: "kitchenaid" for a verb.
        if length(form) >= length(word) - 2 - (word like '%ing')::integer
          and (forms is null or strpos(forms, quote_literal(form) || '~') = 0) then
          forms := concat_ws(' | ', forms, format(as_what, form));
        end if;
      end loop;
      every_word := concat_ws(' & ', every_word, '(' || forms || ')');
    end loop;
  end if;
  part := concat_ws(' | ', part, every_word);
  if depth = 2 then
    -- What is not offered by itself, such as a helmet, is in descriptions, in the words of their languages.
    part := concat_ws(' | ', part, (
      select string_agg(distinct format('''d.%s''', t.stems), ' | ')
      from public.search_terms t join public.search_concepts c using (concept)
      where t.concept = any (concepts) and c.broader = '{}' and t.stems !~ ' '));
  end if;
  return part;
end
$$;
comment on function public.search_part(text[], text[], integer) is
  'A tsquery for some plain words and what they stand for, in titles and categories (depth 0), in what comes with an item (1) and in descriptions (2); ~ marks where weights may be set.';
