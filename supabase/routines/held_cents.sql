create or replace function public.held_cents(holder uuid, besides uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(public.quoted_cents(
    i.price_per_day_cents, i.price_per_hour_cents, i.weekend_price_cents, i.duration_discounts,
    r.start_date at time zone r.time_zone, public.rental_hours(r.start_date, r.end_date, r.time_zone), r.quantity,
    null)), 0)
  from public.reservations r join public.items i on i.id = r.item_id
  where r.user_id = holder and r.expires_at > now() and r.id is distinct from besides
$$;
comment on function public.held_cents(uuid, uuid) is
  'The total price of a person''s holds, without delivery and without the hold with this id.';
grant execute on function public.held_cents(uuid, uuid) to service_role;
