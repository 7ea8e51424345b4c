create or replace function public.check_unit_return() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.calendar_entries e where e.booking_id = new.booking_id and e.unit_id = new.unit_id
  ) or not exists (
    select from public.handovers h where h.id = new.handover_id and h.booking_id = new.booking_id and h.kind = 'return'
  ) then
    raise exception 'a unit comes back from its own rental, with a statement of that'
      using errcode = 'LA080', constraint = 'unit_returns_of_their_rental', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.check_unit_return() is
  'Refuses with LA080 the return of a unit that the rental does not have, or without a statement of its return.';

create or replace trigger check_unit_return before insert on public.unit_returns
  for each row execute function public.check_unit_return();
