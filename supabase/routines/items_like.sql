-- after: broader_concepts, bookable_items
create or replace function public.items_like(items uuid[]) returns uuid[]
language sql stable security definer cost 1000 set search_path = '' as $$
  with named as (
    -- What a title begins with says what it is; what is only said of it, or comes with it, has another weight.
    select distinct c.concept
    from public.items i cross join lateral unnest(i.headline) t
    join public.search_concepts c on c.kind = 'thing' and t.lexeme = 'c.' || c.concept
    where i.id = any (items_like.items) and 'A' = any (t.weights)
  ), kinds as materialized (
    select b.concept, b.steps
    from public.broader_concepts(array(select concept from named)) b join public.search_concepts c using (concept)
    -- Nothing is like all of a category.
    where c.broader <> '{}' or 8 >= (select count(*) from public.search_concepts n where c.concept = any (n.broader))
  ), alike as (
    select i.id, min(k.steps) as steps, i.standing
    from kinds k join public.bookable_items i on i.search @@ format('''c.%s''', k.concept)::tsquery
    where i.headline @@ format('''c.%s'':AB', k.concept)::tsquery and i.id <> all (items_like.items)
    group by i.id, i.standing
    order by steps, i.standing desc, i.id limit 24
  )
  select coalesce(array_agg(id order by steps, standing desc, id), '{}') from alike
$$;
comment on function public.items_like(uuid[]) is
  'What serves a like purpose as these items do, by its ids: the same thing, then the nearest broader kind of it that is no category.';
grant execute on function public.items_like(uuid[]) to anon, authenticated, service_role;
