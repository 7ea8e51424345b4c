-- after: rescue_candidates
create or replace function public.rescue_offers(booking uuid)
returns table (id uuid, title text, language text, translations jsonb, city text, neighbourhood text, image jsonb,
  distance_m double precision, total_cents bigint, is_instant boolean, rating_count integer, rating_sum integer)
language sql stable security definer set search_path = '' as $$
  select c.* from public.bookings b, public.rescue_candidates(b.id) c
  where b.id = rescue_offers.booking and b.renter_id = (select auth.uid())
$$;
comment on function public.rescue_offers(uuid) is
  'What a renter can take instead of an own rental that its lender let down; nothing for anybody else.';
revoke execute on function public.rescue_offers(uuid) from public, anon;
grant execute on function public.rescue_offers(uuid) to authenticated, service_role;
