-- after: figures
create or replace function public.site_counts() returns table (people bigint, items bigint, rentals bigint)
language sql stable security definer set search_path = '' as $$
  -- As the figures keep them: counting takes as long as there are people and rentals.
  select coalesce(sum(f.number) filter (where f.figure = 'people_in_all'), 0)::bigint,
    coalesce(sum(f.number) filter (where f.figure = 'category_published'), 0)::bigint,
    coalesce(sum(f.number) filter (where f.figure = 'rentals_open'), 0)::bigint
  from public.figures f
  where f.figure in ('people_in_all', 'category_published', 'rentals_open')
  having (select public.has_role('admin'))
$$;
comment on function public.site_counts() is
  'How many people, published items and rentals that are not over there are, for admins; nothing for other callers.';
revoke execute on function public.site_counts() from public, anon;
grant execute on function public.site_counts() to authenticated, service_role;
