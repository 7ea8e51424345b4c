-- after: distance_m, open_wishes
create or replace function public.my_nearby_wishes(radius_km integer default 15, max_rows integer default 20)
returns setof public.open_wishes
language sql stable security definer set search_path = '' as $$
  with mine as (
    -- A category at a place counts once, however many such items there are.
    select distinct c.id as category_id, c.parent_id,
      round(i.latitude::numeric, 2)::float8 as latitude, round(i.longitude::numeric, 2)::float8 as longitude
    from public.items i join public.categories c on c.id = i.category_id
    where i.owner_id = (select auth.uid()) and i.status in ('published', 'paused') and i.retired_at is null
  ), near as (
    select w.id, min(public.distance_m(m.latitude, m.longitude, w.latitude, w.longitude)) as metres
    from mine m
    cross join (select least(greatest(radius_km, 1), 50) as km) bound
    join public.wishes w on w.category_id in (m.category_id, m.parent_id) and w.status = 'open'
      and w.latitude between m.latitude - bound.km / 111.0 and m.latitude + bound.km / 111.0
    where w.user_id <> (select auth.uid())
      and public.distance_m(m.latitude, m.longitude, w.latitude, w.longitude) <= bound.km * 1000
      and not exists (
        select from public.wish_answers a where a.wish_id = w.id and a.lender_id = (select auth.uid()))
      and not exists (
        select from public.message_blocks b
        where (b.person_id, b.blocked_id) in (((select auth.uid()), w.user_id), (w.user_id, (select auth.uid()))))
    group by w.id
  )
  select o.* from near join public.open_wishes o using (id)
  order by near.metres, o.created_at desc, o.id
  limit least(greatest(max_rows, 1), 50)
$$;
comment on function public.my_nearby_wishes(integer, integer) is
  'The open wishes that the caller could meet, as everyone sees them, the nearest first: near an item of theirs in the category of the wish or in one below, not answered by them yet, and of nobody with whom they exchange no messages.';
revoke execute on function public.my_nearby_wishes(integer, integer) from public, anon;
grant execute on function public.my_nearby_wishes(integer, integer) to authenticated, service_role;
