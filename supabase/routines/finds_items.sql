create or replace function public.finds_items(part text) returns boolean
language plpgsql stable set search_path = ''
-- For `exists` the planner would read item by item.
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
  return part is not null
    and exists (select from public.bookable_items i where i.search @@ replace(part, '~', '')::tsquery);
end
$$;
comment on function public.finds_items(text) is 'Whether any offer has this part of a query; false where it is null.';
