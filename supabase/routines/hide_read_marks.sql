create or replace function public.hide_read_marks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.read_marks m where m.person_id = new.person_id;
  return null;
end
$$;
comment on function public.hide_read_marks() is 'Takes back the read marks of a person who no longer shows how far they read.';
revoke execute on function public.hide_read_marks() from public, anon, authenticated;

create or replace trigger hide_read_marks after insert or update on public.message_settings
  for each row when (not new.shows_reading) execute function public.hide_read_marks();
