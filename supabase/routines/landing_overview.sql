-- after: landing_towns
create or replace function public.landing_overview(locale text default 'en')
returns table (slug text, name text, country text, item_count integer)
language sql stable security definer set search_path = '' as $$
  select t.slug, coalesce(t.names ->> locale, t.city), t.country, t.item_count
  from public.landing_towns t
  order by t.item_count desc, t.slug
  limit 5000
$$;
comment on function public.landing_overview(text) is 'The towns with something to rent, the largest first.';
grant execute on function public.landing_overview(text) to anon, authenticated, service_role;
