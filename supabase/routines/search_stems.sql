create or replace function public.search_stems(language text, words text[]) returns text
language plpgsql immutable as $$
declare
  word text;
  stems text;
begin
  foreach word in array words loop
    stems := concat_ws(' ', stems, public.search_stem(language, word));
  end loop;
  return nullif(stems, '');
end
$$;
comment on function public.search_stems(text, text[]) is 'The stems of some plain words, as search_terms knows them; null where none says anything.';
