-- after: figures
create or replace function public.category_counts() returns table (category_id uuid, items bigint, published bigint)
language sql stable security definer set search_path = '' as $$
  select f.key::uuid, coalesce(sum(f.number) filter (where f.figure = 'category'), 0)::bigint,
    coalesce(sum(f.number) filter (where f.figure = 'category_published'), 0)::bigint
  from public.figures f
  where f.figure in ('category', 'category_published')
  group by f.key
$$;
comment on function public.category_counts() is
  'How many items each category has, and how many of them are published, as kept by the figures.';
revoke execute on function public.category_counts() from public, anon, authenticated;
grant execute on function public.category_counts() to service_role;
