-- An offered item must not change while people are about to book it: it is paused first, which leaves an event. Use
-- cases may change everything; they run as the service.
create or replace function public.refuse_offered_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  touched uuid[];
begin
  if current_user <> 'authenticated' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_table_name = 'items' then
    touched := array[old.id];
  else
    touched := array[old.item_id, new.item_id];
  end if;
  -- Locked, so that publishing at this moment waits, or is seen.
  perform from public.items i
  where i.id = any (touched) and i.owner_id = auth.uid() and i.status not in ('draft', 'paused') for share;
  if found then
    raise exception 'only a draft or a paused item can be changed'
      using errcode = 'LA004', constraint = 'items_pause_first', table = tg_table_name;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function public.refuse_offered_change() is
  'Refuses with LA004 an owner''s changes to an item that is offered, waits for the moderators, or is removed.';

create or replace trigger items_pause_first before update on public.items
  for each row execute function public.refuse_offered_change();
create or replace trigger item_images_pause_first before insert or update or delete on public.item_images
  for each row execute function public.refuse_offered_change();
create or replace trigger item_units_pause_first before insert or update or delete on public.item_units
  for each row execute function public.refuse_offered_change();
