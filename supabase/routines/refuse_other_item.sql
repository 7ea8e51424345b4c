create or replace function public.refuse_other_item() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'what belongs to an item stays with it'
    using errcode = 'LA006', constraint = 'item_id_stays', table = tg_table_name;
end
$$;
comment on function public.refuse_other_item() is
  'Refuses with LA006 to move a unit, a photo or a place to another item: the unit may be rented, the place a renter''s way to it.';

create or replace trigger item_units_stay before update of item_id on public.item_units
  for each row when (old.item_id is distinct from new.item_id) execute function public.refuse_other_item();
create or replace trigger item_images_stay before update of item_id on public.item_images
  for each row when (old.item_id is distinct from new.item_id) execute function public.refuse_other_item();
create or replace trigger item_locations_stay before update of item_id on public.item_locations
  for each row when (old.item_id is distinct from new.item_id) execute function public.refuse_other_item();
