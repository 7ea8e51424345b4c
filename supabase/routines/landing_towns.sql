-- after: place_slug
create or replace view public.landing_towns with (security_invoker = true) as
  select
    -- The largest town of a name has the name; others add their country.
    public.place_slug(p.city) || case
      when row_number() over (partition by public.place_slug(p.city) order by p.item_count desc, p.country) > 1
      then '-' || lower(p.country) else ''
    end as slug,
    p.city, p.country, p.latitude, p.longitude, p.item_count, coalesce(n.names, '{}') as names
  from public.places p
  left join public.city_names n on n.city = p.city and n.country = p.country
  where p.neighbourhood = '' and p.item_count > 0;
comment on view public.landing_towns is 'Towns with published items, each with its part of the address /rent/{town}.';
grant select on public.landing_towns to service_role;
