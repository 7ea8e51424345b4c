-- An entry is of a unit of its own item: the pair says so.
alter table public.item_units add constraint item_units_of_item unique (id, item_id);
alter table public.calendar_entries
  drop constraint calendar_entries_unit_id_fkey,
  add constraint calendar_entries_unit_of_item foreign key (unit_id, item_id)
    references public.item_units (id, item_id) on delete restrict;
