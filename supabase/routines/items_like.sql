-- after: broader_concepts, bookable_items, search_bounds
create or replace function public.items_like(
  items uuid[], lat double precision default null, lng double precision default null, radius_m double precision default null,
  box double precision[] default null
) returns uuid[]
language plpgsql stable security definer cost 5000 set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  few constant uuid[] := items[1:10];
  criteria public.search_criteria;
begin
  select lat, lng, radius_m, box into criteria.lat, criteria.lng, criteria.radius_m, criteria.box;
  criteria := public.search_bounds(criteria);
  return (
    with named as (
      -- What a title begins with says what it is; what is only said of it, or comes with it, has another weight.
      select distinct c.concept
      from public.items i cross join lateral unnest(i.headline) t
      join public.search_concepts c on c.kind = 'thing' and t.lexeme = 'c.' || c.concept
      where i.id = any (few) and 'A' = any (t.weights)
    ), kinds as materialized (
      select format('''c.%s''', b.concept)::tsquery as query, format('''c.%s'':AB', b.concept)::tsquery as as_kind, b.steps
      from public.broader_concepts(array(select concept from named)) b join public.search_concepts c using (concept)
      -- Nothing is like all of a category.
      where c.broader <> '{}' or 8 >= (select count(*) from public.search_concepts n where c.concept = any (n.broader))
    ), alike as (
      select i.id, min(k.steps) as steps, i.standing
      from kinds k cross join lateral (
        select o.id, o.standing from public.bookable_items o
        where o.search @@ k.query and o.headline @@ k.as_kind and o.id <> all (few)
          and o.latitude between criteria.area[2] and criteria.area[4]
          and o.longitude between criteria.area[1] and criteria.area[3]
        -- Few are enough to choose from: what is of a wide kind may be much of the market.
        limit 200
      ) i
      group by i.id, i.standing
      order by steps, i.standing desc, i.id limit 24
    )
    select coalesce(array_agg(id order by steps, standing desc, id), '{}') from alike
  );
end
$$;
comment on function public.items_like(uuid[], double precision, double precision, double precision, double precision[]) is
  'What serves a like purpose as the first ten of these items do, within an area, by its ids: the same thing, then the nearest broader kind of it that is no category.';
grant execute on function public.items_like(uuid[], double precision, double precision, double precision, double precision[])
  to anon, authenticated, service_role;
