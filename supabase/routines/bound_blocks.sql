-- Each block is in the calendar of each unit: 100 units with 500 blocks would be 50,000 entries of one item.
create or replace function public.bound_blocks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 5000;
begin
  if exists (
    select from (select distinct item_id from added) a
    where (select count(*) from public.item_blocks b where b.item_id = a.item_id)
      * (select count(*) from public.item_units u where u.item_id = a.item_id and u.is_active) > most
  ) then
    raise exception 'units times blocks are more than %', most
      using errcode = 'LA008', constraint = 'blocks_of_units', table = tg_table_name;
  end if;
  return null;
end
$$;
comment on function public.bound_blocks() is
  'Refuses with LA008 a block or a unit by which an item would have more than 5,000 blocked times of units.';

create or replace trigger item_blocks_bound after insert on public.item_blocks
  referencing new table as added for each statement execute function public.bound_blocks();
create or replace trigger item_units_bound_new after insert on public.item_units
  referencing new table as added for each statement execute function public.bound_blocks();
create or replace trigger item_units_bound after update on public.item_units
  referencing new table as added for each statement execute function public.bound_blocks();
