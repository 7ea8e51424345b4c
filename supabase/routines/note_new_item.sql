create or replace function public.note_new_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.items_without_pictures (item_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
comment on function public.note_new_item() is 'A new item has no picture.';

create or replace trigger note_new_item after insert on public.items
  for each row execute function public.note_new_item();
