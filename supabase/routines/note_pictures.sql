-- after: keep_office_item
-- The item is locked before its pictures are looked for: of two that go at once, the second sees that none is left.
create or replace function public.note_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item uuid := case tg_op when 'INSERT' then new.item_id else old.item_id end;
begin
  perform from public.items i where i.id = item for no key update;
  update public.office_items o set lacks_pictures = not o.lacks_pictures
  where o.item_id = item
    and o.lacks_pictures = exists (select from public.item_images m where m.item_id = item);
  return null;
end
$$;
comment on function public.note_pictures() is 'Keeps in office_items whether an item has a picture, which stays with its item.';

create or replace trigger note_pictures after insert or delete on public.item_images
  for each row execute function public.note_pictures();

-- In the transaction that made the triggers: nobody writes to these tables meanwhile.
insert into public.office_items
  (item_id, category_id, status, created_at, updated_at, booking_count, lacks_description, lacks_pictures)
select i.id, i.category_id, i.status, i.created_at, i.updated_at, i.booking_count, i.description = '',
  not exists (select from public.item_images m where m.item_id = i.id)
from public.items i
where not exists (select from public.office_items o where o.item_id = i.id);
