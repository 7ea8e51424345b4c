create or replace function public.round_item_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- About 300 m: near enough to choose by, too wide to find the door.
  update public.items
  set latitude = round(new.latitude::numeric * 400) / 400,
      longitude = round(new.longitude::numeric * 400) / 400
  where id = new.item_id;
  return new;
end
$$;
comment on function public.round_item_place() is 'Gives the item the rounded place that is public.';

create or replace trigger item_locations_round after insert or update on public.item_locations
  for each row execute function public.round_item_place();
