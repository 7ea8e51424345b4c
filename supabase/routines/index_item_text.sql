create or replace function public.index_item_text() returns trigger
-- Whoever writes an item may not call unaccent.
language plpgsql security definer set search_path = '' as $$
declare
  locale text;
  texts jsonb;
begin
  new.search := '';
  new.words := '';
  for locale, texts in
    select new.language, jsonb_build_object('title', new.title, 'description', new.description)
    union all select key, value from jsonb_each(new.translations)
  loop
    new.words := concat_ws(' ', nullif(new.words, ''), public.plain_words(texts ->> 'title'));
    new.search := new.search
      || setweight(public.text_vector(locale, texts ->> 'title'), 'A')
      || setweight(to_tsvector(
           public.text_search_configuration(locale), public.plain_words(texts ->> 'description')), 'C');
  end loop;
  for locale, texts in
    select n.key, n.value from public.categories c, jsonb_each(c.names) n where c.id = new.category_id
  loop
    new.search := new.search || setweight(public.text_vector(locale, texts #>> '{}'), 'B');
  end loop;
  return new;
end
$$;
comment on function public.index_item_text() is 'Fills items.search and items.words.';

create or replace trigger items_index_text
  before insert or update of title, description, translations, language, category_id on public.items
  for each row execute function public.index_item_text();
