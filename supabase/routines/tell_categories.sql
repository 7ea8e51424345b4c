create or replace function public.tell_categories() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('lendaround_catalogue', '');
  return null;
end
$$;
comment on function public.tell_categories() is 'Tells every process that what pages show of the categories or hubs has changed.';
revoke execute on function public.tell_categories() from public, anon, authenticated;

create or replace trigger tell_categories after insert or update or delete on public.categories
  for each statement execute function public.tell_categories();
create or replace trigger tell_category_attributes after insert or update or delete on public.category_attributes
  for each statement execute function public.tell_categories();
create or replace trigger tell_hubs after insert or update or delete on public.hubs
  for each statement execute function public.tell_categories();
