create or replace function public.check_category() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.parent_id is not null then
    perform from public.categories c where c.id = new.parent_id and c.parent_id is null for share;
    if not found or exists (select from public.categories c where c.parent_id = new.id) then
      raise exception 'categories have two levels'
        using errcode = 'LA120', constraint = 'categories_two_levels', table = tg_table_name;
    end if;
  end if;
  return new;
end
$$;
comment on function public.check_category() is
  'Refuses with LA120 a category in one that is in another itself, and one with others in it that is put into another.';

create or replace trigger check_category before insert or update of parent_id on public.categories
  for each row execute function public.check_category();
