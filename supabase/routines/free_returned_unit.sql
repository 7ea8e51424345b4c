create or replace function public.free_returned_unit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The entry stays, with a minute at least: it says which units the rental has.
  update public.calendar_entries e set during = tstzrange(
    lower(e.during),
    least(upper(e.during),
      greatest(new.returned_at + make_interval(mins => i.buffer_minutes), lower(e.during) + interval '1 minute')),
    '[)')
  from public.items i
  where e.booking_id = new.booking_id and e.unit_id = new.unit_id and i.id = e.item_id;
  return null;
end
$$;
comment on function public.free_returned_unit() is
  'A unit that is back early is free once its buffer is over; one that is late frees nothing that it did not take.';

create or replace trigger free_returned_unit after insert on public.unit_returns
  for each row execute function public.free_returned_unit();
