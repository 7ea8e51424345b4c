create or replace function public.check_booking_transition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.booking_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'a booking cannot go from % to %', old.status, new.status
      using errcode = 'LA010', constraint = 'bookings_lifecycle';
  end if;
  return new;
end
$$;
comment on function public.check_booking_transition() is 'Refuses with LA010 what the lifecycle does not allow.';

create or replace trigger check_booking_transition before update of status on public.bookings
  for each row when (old.status is distinct from new.status) execute function public.check_booking_transition();
