-- after: note_new_item
-- The item is locked before its pictures are looked for: of two that go at once, the second sees that none is left.
create or replace function public.note_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item uuid := case tg_op when 'INSERT' then new.item_id else old.item_id end;
begin
  perform from public.items i where i.id = item for no key update;
  if exists (select from public.item_images m where m.item_id = item) then
    delete from public.items_without_pictures w where w.item_id = item;
  else
    insert into public.items_without_pictures (item_id)
    select i.id from public.items i where i.id = item
    on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function public.note_pictures() is
  'Keeps in items_without_pictures whether an item has a picture, which stays with its item.';

create or replace trigger note_pictures after insert or delete on public.item_images
  for each row execute function public.note_pictures();

-- In the transaction that made the triggers: nobody writes to these tables meanwhile.
delete from public.items_without_pictures w where exists (select from public.item_images m where m.item_id = w.item_id);
insert into public.items_without_pictures (item_id)
select i.id from public.items i where not exists (select from public.item_images m where m.item_id = i.id)
on conflict do nothing;
