create or replace function public.keep_office_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Read anew: another trigger may have written it meanwhile.
  insert into public.office_items as o
    (item_id, category_id, status, created_at, updated_at, booking_count, lacks_description)
  select i.id, i.category_id, i.status, i.created_at, i.updated_at, i.booking_count, i.description = ''
  from public.items i where i.id = new.id
  on conflict (item_id) do update set category_id = excluded.category_id, status = excluded.status,
    created_at = excluded.created_at, updated_at = excluded.updated_at, booking_count = excluded.booking_count,
    lacks_description = excluded.lacks_description;
  return null;
end
$$;
comment on function public.keep_office_item() is 'Keeps an item in office_items as it is; a new one has no pictures.';

create or replace trigger keep_office_item after insert or update on public.items
  for each row execute function public.keep_office_item();
