create or replace function public.tell_featured() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('lendaround_shown', 'much');
  return null;
end
$$;
comment on function public.tell_featured() is 'Tells every process that other items are featured: home pages are made anew.';
revoke execute on function public.tell_featured() from public, anon, authenticated;

create or replace trigger tell_featured after insert or update or delete on public.featured_items
  for each statement execute function public.tell_featured();
