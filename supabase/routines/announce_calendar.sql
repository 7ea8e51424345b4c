create or replace function public.announce_calendar() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item uuid;
begin
  -- A market that is loaded at once is looked at by nobody.
  for item in select distinct c.item_id from changed c limit 50 loop
    perform realtime.send('{}', 'calendar', 'item:' || item, true);
    perform pg_catalog.pg_notify('lendaround_shown', item::text);
  end loop;
  return null;
end
$$;
comment on function public.announce_calendar() is
  'Tells who looks at an item, and the pages that show it, that its calendar changed, and nothing of what changed.';
revoke execute on function public.announce_calendar() from public, anon, authenticated;

create or replace trigger announce_calendar_insert after insert on public.calendar_entries
  referencing new table as changed for each statement execute function public.announce_calendar();
create or replace trigger announce_calendar_update after update on public.calendar_entries
  referencing new table as changed for each statement execute function public.announce_calendar();
create or replace trigger announce_calendar_delete after delete on public.calendar_entries
  referencing old table as changed for each statement execute function public.announce_calendar();
