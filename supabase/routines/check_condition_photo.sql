-- What this lets through, everyone sees: no photo of a renter's, and none of another item.
create or replace function public.check_condition_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.bookings b
    join public.items i on i.id = b.item_id
    join public.handovers h on h.booking_id = b.id
    where b.id = split_part(new.path, '/', 1)::uuid and b.item_id = new.item_id
      and h.role = 'owner' and h.user_id = i.owner_id and h.kind = new.kind and new.path = any (h.photos)
      and new.taken_on = (h.at at time zone i.time_zone)::date
  ) then
    raise exception 'the condition of an item is shown by photos of its lender at its handovers'
      using errcode = 'LA081', constraint = 'condition_photos_of_their_item', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.check_condition_photo() is
  'Refuses with LA081 to show a photo that the lender of the item did not take at one of its handovers, or with another day.';

create or replace trigger check_condition_photo before insert on public.condition_photos
  for each row execute function public.check_condition_photo();
