-- Without a search path of its own, so that it becomes part of what calls it, and PostgreSQL checks it in the index.
create or replace function public.search_at_sight(i public.items, criteria public.search_criteria) returns boolean
language sql stable as $$
  select i.status = 'published' and not i.owner_is_blocked
    and i.latitude between criteria.area[2] and criteria.area[4]
    and i.longitude between criteria.area[1] and criteria.area[3]
    and i.min_hours <= coalesce(criteria.hours, 2147483647)
    and i.price_per_day_cents between criteria.min_price_cents and criteria.max_price_cents
    and i.category_id between criteria.first_category and criteria.last_category
$$;
comment on function public.search_at_sight(public.items, public.search_criteria) is
  'Whether an item meets the criteria as far as an index tells, without its row.';
