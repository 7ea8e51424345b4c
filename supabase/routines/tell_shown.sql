create or replace function public.tell_shown() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Of more, each would be told of for nothing: every page shows some.
  most constant integer := 50;
  shown text[] := array(select distinct to_jsonb(c) ->> tg_argv[0] from changed c limit most + 1);
begin
  perform pg_catalog.pg_notify('lendaround_shown', told)
  from unnest(case when cardinality(shown) > most then '{much}' else shown end) told;
  return null;
end
$$;
comment on function public.tell_shown() is
  'Tells every process which items, people or wishes have changed, whose ids are in the column of the argument: pages that show them are made anew.';
revoke execute on function public.tell_shown() from public, anon, authenticated;

create or replace trigger tell_shown_update after update on public.items
  referencing new table as changed for each statement execute function public.tell_shown('id');
create or replace trigger tell_shown_delete after delete on public.items
  referencing old table as changed for each statement execute function public.tell_shown('id');
create or replace trigger tell_shown_insert after insert on public.item_images
  referencing new table as changed for each statement execute function public.tell_shown('item_id');
create or replace trigger tell_shown_update after update on public.item_images
  referencing new table as changed for each statement execute function public.tell_shown('item_id');
create or replace trigger tell_shown_delete after delete on public.item_images
  referencing old table as changed for each statement execute function public.tell_shown('item_id');
create or replace trigger tell_shown_insert after insert on public.condition_photos
  referencing new table as changed for each statement execute function public.tell_shown('item_id');
create or replace trigger tell_shown_delete after delete on public.condition_photos
  referencing old table as changed for each statement execute function public.tell_shown('item_id');
create or replace trigger tell_shown_update after update on public.profiles
  referencing new table as changed for each statement execute function public.tell_shown('id');
create or replace trigger tell_shown_update after update on public.wishes
  referencing new table as changed for each statement execute function public.tell_shown('id');
create or replace trigger tell_shown_delete after delete on public.wishes
  referencing old table as changed for each statement execute function public.tell_shown('id');
