-- A renter who says that it is back may be wrong, or lie: the next renter would stand before a lender who has nothing
-- to hand over. So the dates are free once the lender has said that everything came back, for these units or for all.
create or replace function public.free_returned_unit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  booking uuid := new.booking_id;
begin
  -- The entry stays, with a minute at least: it says which units the rental has.
  update public.calendar_entries e set during = tstzrange(
    lower(e.during),
    least(upper(e.during),
      greatest(h.at + make_interval(mins => i.buffer_minutes), lower(e.during) + interval '1 minute')),
    '[)')
  from public.unit_returns r, public.handovers h, public.items i
  where r.booking_id = booking and e.booking_id = r.booking_id and e.unit_id = r.unit_id and i.id = e.item_id
    and h.booking_id = r.booking_id and h.kind = 'return' and h.role = 'owner' and h.is_complete
    -- The lender's own return of these units, or their word on a rental that the renter has called over.
    and case tg_table_name when 'handovers' then h.position = (to_jsonb(new) ->> 'position')::integer
      else h.id = r.handover_id and r.unit_id = (to_jsonb(new) ->> 'unit_id')::uuid end;
  return null;
end
$$;
comment on function public.free_returned_unit() is
  'A unit of which the lender says that it is back early is free once its buffer is over; one that is late frees nothing that it did not take.';

create or replace trigger free_returned_unit after insert on public.unit_returns
  for each row execute function public.free_returned_unit();
create or replace trigger free_returned_unit after insert on public.handovers
  for each row when (new.kind = 'return' and new.role = 'owner') execute function public.free_returned_unit();
