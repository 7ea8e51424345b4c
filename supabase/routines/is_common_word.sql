create or replace function public.is_common_word(criteria public.search_criteria, around integer[]) returns boolean
language plpgsql stable as $$
declare
  -- The best are a sample.
  shelves constant integer[] := '{56,57,58,59,60}';
begin
  if coalesce(criteria.sort, '') in ('total', 'newest', 'rating') or criteria.lat is not null or criteria.only_ids is not null
    or coalesce(criteria.min_price_cents, criteria.max_price_cents) is not null
    or (select c.reltuples < 50000 from pg_catalog.pg_class c where c.oid = 'public.items'::regclass)
  then
    return false;
  elsif around is null then
    return 350 = (
      select count(*) from (
        select from public.bookable_items i
        where i.search @@ criteria.query and array[floor(i.standing * 50)::integer] && shelves
        limit 350
      ) i);
  end if;
  return 350 = (
    select count(*) from (
      select from public.bookable_items i
      where i.search @@ criteria.query and array[floor(i.standing * 50)::integer] && shelves and i.squares && around
      limit 350
    ) i);
end
$$;
comment on function public.is_common_word(public.search_criteria, integer[]) is
  'Whether so many items have the words, in these squares of the map or anywhere, that search_common_words() reads only the best of them.';
