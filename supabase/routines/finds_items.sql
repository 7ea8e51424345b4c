create or replace function public.finds_items(part text) returns boolean
language plpgsql stable set search_path = ''
-- For `exists` the planner would read item by item.
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  query constant tsquery := replace(part, '~', '');
begin
  return part is not null and (
    -- The index lists all that there is before it answers: of a common word those on a good shelf are enough.
    exists (
      select from public.bookable_items i
      where i.search @@ query and public.search_keys(i.latitude, i.longitude, i.standing) && '{-3}'
    )
    or exists (select from public.bookable_items i where i.search @@ query));
end
$$;
comment on function public.finds_items(text) is 'Whether any offer has this part of a query; false where it is null.';
