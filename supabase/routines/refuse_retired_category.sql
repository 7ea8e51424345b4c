create or replace function public.refuse_retired_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A draft is not offered yet; what was, stays.
  if new.status = 'draft' or tg_op = 'UPDATE' and old.status <> 'draft' then
    return new;
  end if;
  -- Locked, so that retiring it at this moment waits, or is seen.
  perform from public.categories c where c.id = new.category_id and c.retired_at is not null for share;
  if found then
    raise exception 'nothing new is offered in this category'
      using errcode = 'LA121', constraint = 'categories_retired', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.refuse_retired_category() is
  'Refuses with LA121 what begins to be offered in a category that is retired.';

create or replace trigger refuse_retired_category before insert or update of status on public.items
  for each row execute function public.refuse_retired_category();
create or replace trigger refuse_retired_category before insert on public.wishes
  for each row execute function public.refuse_retired_category();
