create or replace view public.open_wishes with (security_invoker = false) as
  select
    w.id, w.title, w.note, w.language, w.category_id, w.first_day, w.last_day, w.price_per_day_cents,
    w.neighbourhood, w.city, w.country, w.latitude, w.longitude, w.created_at, w.expires_at,
    split_part(p.name, ' ', 1) as first_name,
    w.user_id = (select auth.uid()) as is_own,
    (select count(*) from public.wish_answers a where a.wish_id = w.id and a.told_at is not null)::integer as answer_count
  from public.wishes w
  join public.profiles p on p.id = w.user_id
  where w.status = 'open' and w.expires_at > now() and not p.is_blocked;
comment on view public.open_wishes is
  'The wishes that neighbours can answer, as everyone sees them: a first name and a rough place, never who exactly.';
grant select on public.open_wishes to anon, authenticated, service_role;
