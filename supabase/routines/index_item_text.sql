create or replace function public.index_item_text() returns trigger
-- A caller who writes an item may not call unaccent.
language plpgsql security definer set search_path = '' as $$
begin
  select v.headline, v.search into new.headline, new.search
  from public.item_vectors(new.language, new.title, new.description, new.translations, new.category_id) v;
  if new.status = 'published' then
    perform public.note_vocabulary(
      array[new.title] || array(select t.value ->> 'title' from jsonb_each(new.translations) t));
  end if;
  return new;
end
$$;
comment on function public.index_item_text() is 'Fills items.search and items.headline, and notes the words of what is published.';

create or replace trigger items_index_text
  before insert or update of title, description, translations, language, category_id, status on public.items
  for each row execute function public.index_item_text();
