create or replace function public.count_item_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.items set booking_count = booking_count + 1 where id = new.item_id;
  return null;
end
$$;
comment on function public.count_item_booking() is 'Keeps items.booking_count.';

create or replace trigger count_item_booking after update of status on public.bookings
  for each row when (old.status <> 'completed' and new.status = 'completed')
  execute function public.count_item_booking();
