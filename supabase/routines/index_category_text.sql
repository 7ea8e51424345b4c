create or replace function public.index_category_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.items set category_id = new.id where category_id = new.id;
  return null;
end
$$;
comment on function public.index_category_text() is 'Makes items findable by the new names of their category.';

create or replace trigger categories_index_text after update of names on public.categories
  for each row when (old.names is distinct from new.names) execute function public.index_category_text();
