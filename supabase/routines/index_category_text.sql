create or replace function public.index_category_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.note_vocabulary(array(
    select n.value from jsonb_each_text(new.names) n
    union all
    select s.word from jsonb_each(new.synonyms) l, jsonb_array_elements_text(l.value) s (word)));
  if (old.names, old.synonyms, old.parent_id) is distinct from (new.names, new.synonyms, new.parent_id) then
    update public.items set category_id = category_id
    where category_id in (select c.id from public.categories c where new.id in (c.id, c.parent_id));
  end if;
  return null;
end
$$;
comment on function public.index_category_text() is
  'Makes items findable by the new names and synonyms of their category, and by those of the one that it is in.';

create or replace trigger categories_index_text after insert or update of names, synonyms, parent_id on public.categories
  for each row execute function public.index_category_text();
