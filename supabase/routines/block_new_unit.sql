create or replace function public.block_new_unit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_calendar(new.item_id);
  -- Existing bookings of a unit stay as they are.
  insert into public.calendar_entries (unit_id, item_id, during, block_id)
  select new.id, new.item_id, tstzrange(b.start_date, b.end_date, '[)'), b.id
  from public.item_blocks b
  where b.item_id = new.item_id and b.end_date > now()
    and not exists (select from public.calendar_entries e where e.unit_id = new.id and e.block_id = b.id)
  on conflict do nothing;
  return null;
end
$$;
comment on function public.block_new_unit() is
  'Enters the owner''s current blocks into the calendar of a unit that is added or reactivated.';

create or replace trigger block_new_unit after insert or update of is_active on public.item_units
  for each row when (new.is_active) execute function public.block_new_unit();
