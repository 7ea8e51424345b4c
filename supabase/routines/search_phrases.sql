-- after: search_stem, is_filler
create or replace function public.search_phrases(words text[], locale text, only_locale boolean default false)
returns setof public.search_phrase
language plpgsql stable as $$
declare
  languages constant text[] := case when only_locale then array[locale, 'brands'] else '{en,de,es,fr,brands}' end;
  language text;
  word text;
  stem text;
  stems text;
  -- The stems of the first word in the first language, of the first two words, and so on; then in the next language.
  beginnings text[];
  count integer;
  phrase public.search_phrase;
begin
  while cardinality(words) > 0 loop
    count := least(cardinality(words), 5);
    beginnings := '{}';
    foreach language in array languages loop
      stems := null;
      foreach word in array words[1:count] loop
        stem := public.search_stem(language, word);
        stems := concat_ws(' ', stems, stem);
        -- No term ends with a word that says nothing: of "decks for a party" it is the decks.
        beginnings := array_append(beginnings, case when stem is not null and public.search_stem(locale, word) is not null then stems end);
      end loop;
    end loop;
    select (search_phrases.words)[1:(b.position - 1) % count + 1],
      -- Asked for by itself, "two" means neither "five" nor "good"; "bombas" are no "bombo", though of one stem.
      case when bool_or(c.kind = 'filler') then null
        when bool_or(said = t.words) then array_agg(distinct t.concept) filter (where said = t.words)
        when bool_or(is_plural) then array_agg(distinct t.concept) filter (where is_plural) else array_agg(distinct t.concept) end,
      bool_or(c.kind = 'thing'), bool_and(c.broader <> '{}'), bool_or(c.kind = 'filler')
    into phrase
    from unnest(beginnings) with ordinality b (stems, position)
    cross join lateral array_to_string(search_phrases.words[1:(b.position - 1) % count + 1], ' ') said
    join public.search_terms t on t.stems = b.stems and t.language = languages[(b.position - 1) / count + 1]
      -- Stemmers cut "motosiera" down to "moto".
      and length(said) - length(t.words) <= 4
    cross join lateral (values (regexp_replace(said, '(e?[nsx]|er?)$', '') = regexp_replace(t.words, '(e?[nsx]|er?)$', ''))) f (is_plural)
    join public.search_concepts c using (concept)
    -- Of another language is only what is written the same: English "tubs" are no "tuba", and "fuer" is "für".
    where t.language in (locale, 'brands') or c.kind <> 'filler' and is_plural or said in (t.words, regexp_replace(t.words, '([aou])', '\1e'))
    group by (b.position - 1) % count, t.language in (locale, 'brands')
    order by t.language in (locale, 'brands') desc, (b.position - 1) % count desc limit 1;
    if not found then
      phrase := row (words[1:1], null, null, null, public.is_filler(words[1]));
    end if;
    return next phrase;
    words := words[1 + cardinality(phrase.words):];
  end loop;
end
$$;
comment on function public.search_phrases(text[], text, boolean) is
  'Plain words, read from left to right as the longest terms that are known by name, in the language of the locale or else in any other (with only_locale in none), and single words, of which is_thing is null.';
