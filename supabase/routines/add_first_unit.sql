create or replace function public.add_first_unit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.item_units (item_id, label) values (new.id, '1');
  return new;
end
$$;
comment on function public.add_first_unit() is 'Every item has one unit by default.';

create or replace trigger items_add_first_unit after insert on public.items
  for each row execute function public.add_first_unit();
