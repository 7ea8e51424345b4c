-- after: landing_towns
create or replace function public.landing_paths(town text) returns setof text
language sql stable security definer set search_path = '' as $$
  with items as (
    select t.slug as town, public.place_slug(i.neighbourhood) as part, coalesce(parent.slug, c.slug) as category
    from public.landing_towns t
    join public.bookable_items i on i.city = t.city and i.country = t.country
    join public.categories c on c.id = i.category_id
    left join public.categories parent on parent.id = c.parent_id
    where t.slug = landing_paths.town
    limit 20000
  )
  select concat_ws('/', i.town, i.part, i.category) from items i
  group by grouping sets ((town), (town, part), (town, category), (town, part, category))
  having count(*) >= 3
  order by 1
$$;
comment on function public.landing_paths(text) is
  'The addresses under /rent of a town, its parts and their categories that have three items or more.';
grant execute on function public.landing_paths(text) to anon, authenticated, service_role;
