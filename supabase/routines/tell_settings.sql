create or replace function public.tell_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('lendaround_settings', '');
  return null;
end
$$;
comment on function public.tell_settings() is 'Tells every process that a setting, a page or another text of the site has changed.';
revoke execute on function public.tell_settings() from public, anon, authenticated;

create or replace trigger tell_settings after insert or update on public.setting_changes
  for each statement execute function public.tell_settings();
create or replace trigger tell_settings after insert or update on public.page_versions
  for each statement execute function public.tell_settings();
create or replace trigger tell_settings after insert or update on public.announcements
  for each statement execute function public.tell_settings();
create or replace trigger tell_settings after insert on public.mail_text_changes
  for each statement execute function public.tell_settings();
