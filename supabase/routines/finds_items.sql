create or replace function public.finds_items(part text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- Counted, not `exists`, for which the planner would read item by item.
  return (select count(*) > 0 from public.bookable_items i where i.search @@ replace(part, '~', '')::tsquery);
end
$$;
comment on function public.finds_items(text) is 'Whether any offer has this part of a query; false where it is null.';
