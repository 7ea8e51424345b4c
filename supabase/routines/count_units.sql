create or replace function public.count_units() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.items i
  set unit_count = (select count(*) from public.item_units u where u.item_id = i.id and u.is_active)
  where i.id = coalesce(new.item_id, old.item_id);
  return null;
end
$$;
comment on function public.count_units() is 'Keeps items.unit_count up to date.';

create or replace trigger item_units_count after insert or delete or update of is_active on public.item_units
  for each row execute function public.count_units();
