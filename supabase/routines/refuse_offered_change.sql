-- An owner writes drafts and, during a pause, everything but the words and pictures that were approved. What others see
-- or judge is changed by use cases, which check it as a whole and run as the service.
create or replace function public.refuse_offered_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  touched uuid[];
  rewrites boolean := tg_table_name = 'item_images';
begin
  if current_user <> 'authenticated' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_table_name = 'items' then
    touched := array[old.id];
    rewrites := (new.title, new.description, new.language, new.category_id, new.attributes, new.translations)
      is distinct from (old.title, old.description, old.language, old.category_id, old.attributes, old.translations);
  else
    touched := array[old.item_id, new.item_id];
  end if;
  -- Locked, so that publishing at this moment waits, or is seen.
  perform from public.items i
  where i.id = any (touched) and i.owner_id = auth.uid()
    and (i.status not in ('draft', 'paused') or rewrites and i.approved_at is not null)
  for share;
  if found then
    raise exception 'only a draft or a paused item can be changed'
      using errcode = 'LA004', constraint = 'items_pause_first', table = tg_table_name;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function public.refuse_offered_change() is
  'Refuses with LA004 an owner''s changes to an item that is offered, waits for the moderators, or is removed, and to words and pictures that were approved.';

create or replace trigger items_pause_first before update on public.items
  for each row execute function public.refuse_offered_change();
create or replace trigger item_images_pause_first before insert or update or delete on public.item_images
  for each row execute function public.refuse_offered_change();
create or replace trigger item_units_pause_first before insert or update or delete on public.item_units
  for each row execute function public.refuse_offered_change();
