create or replace function public.release_holds(holder uuid, holds uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  released integer;
begin
  perform public.lock_calendar(held.item_id)
  from (
    select distinct r.item_id from public.reservations r where r.user_id = holder and r.id = any (holds) order by 1
  ) held;
  delete from public.reservations r where r.user_id = holder and r.id = any (holds);
  get diagnostics released = row_count;
  return released;
end
$$;
comment on function public.release_holds(uuid, uuid[]) is 'Releases these holds of one person; answers how many there were.';
grant execute on function public.release_holds(uuid, uuid[]) to service_role;
