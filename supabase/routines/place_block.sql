create or replace function public.place_block() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_calendar(new.item_id);
  perform public.drop_lapsed_holds(new.item_id);
  if new.source_id is null then
    insert into public.calendar_entries (unit_id, item_id, during, block_id)
    select u.id, new.item_id, tstzrange(new.start_date, new.end_date, '[)'), new.id
    from public.item_units u where u.item_id = new.item_id and u.is_active;
  else
    -- An imported calendar knows nothing of rentals here: its block takes the time that they leave free.
    insert into public.calendar_entries (unit_id, item_id, during, block_id)
    select u.id, new.item_id, gap, new.id
    from public.item_units u
    cross join lateral unnest(
      tstzmultirange(tstzrange(new.start_date, new.end_date, '[)'))
      - coalesce((
          select range_agg(e.during) from public.calendar_entries e
          where e.unit_id = u.id and e.during && tstzrange(new.start_date, new.end_date, '[)')
        ), '{}')
    ) gap
    where u.item_id = new.item_id and u.is_active;
  end if;
  return null;
end
$$;
comment on function public.place_block() is
  'Enters a block into the calendar of every active unit; 23P01 where an owner''s own block meets a rental. One of another calendar takes what is free.';

create or replace trigger place_block after insert on public.item_blocks
  for each row execute function public.place_block();
