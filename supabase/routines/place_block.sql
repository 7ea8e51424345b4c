create or replace function public.place_block() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_calendar(new.item_id);
  perform public.drop_lapsed_holds(new.item_id);
  insert into public.calendar_entries (unit_id, item_id, during, block_id)
  select u.id, new.item_id, tstzrange(new.start_date, new.end_date, '[)'), new.id
  from public.item_units u where u.item_id = new.item_id and u.is_active;
  return null;
end
$$;
comment on function public.place_block() is 'Enters an owner''s block into the calendar of every active unit; 23P01 where one is rented.';

create or replace trigger place_block after insert on public.item_blocks
  for each row execute function public.place_block();
