create or replace function public.rescue_candidates(booking uuid, limit_cents bigint, for_office boolean default false)
returns table (id uuid, title text, language text, translations jsonb, city text, neighbourhood text, image jsonb,
  distance_m double precision, total_cents bigint, top_up_cents bigint, is_instant boolean, rating_count integer, rating_sum integer,
  is_suggested boolean)
language sql stable security definer set search_path = '' as $$
  select i.id, i.title, i.language, public.titles_of(i.translations), i.city, i.neighbourhood, picture.image,
    place.distance_m, least(money.price_cents, b.due_cents), greatest(money.price_cents - b.due_cents, 0), i.is_instant, i.rating_count::integer, i.rating_sum::integer,
    coalesce(suggested.item_ids ? i.id::text, false)
  from public.bookings b
  join public.items lost on lost.id = b.item_id
  join public.bookable_items i on i.category_id = lost.category_id and i.id <> lost.id
    and i.owner_id not in (b.owner_id, b.renter_id) and i.unit_count >= b.quantity
  cross join lateral (
    select public.distance_m(lost.latitude, lost.longitude, i.latitude, i.longitude) as distance_m
  ) place
  cross join lateral (select public.rental_hours(b.start_date, b.end_date, i.time_zone) as hours) rental
  cross join lateral (
    select public.quoted_cents(i.price_per_day_cents, i.price_per_hour_cents, i.weekend_price_cents,
      i.duration_discounts, b.start_date at time zone i.time_zone, rental.hours, b.quantity,
      case when b.delivery_method = any (i.delivery_methods) then b.delivery_method else 'pickup' end) as price_cents
  ) money
  left join lateral (
    select jsonb_build_object('path', m.path, 'thumbhash', m.thumbhash) as image
    from public.item_images m where m.item_id = i.id order by m.position limit 1
  ) picture on true
  left join lateral (
    select e.details -> 'itemIds' as item_ids from public.booking_events e
    where e.booking_id = b.id and e.transition = 'rebook' order by e.id desc limit 1
  ) suggested on true
  -- The office looks for something before it calls a rental off, which then is not yet among what counts below.
  cross join lateral (select for_office and b.status = 'confirmed' as is_standing) call_off
  where b.id = rescue_candidates.booking
    and (b.status = 'declined' or (b.status = 'cancelled' and b.status_reason in ('cancelled_by_owner', 'no_show'))
      or call_off.is_standing)
    -- One replacement for each loss, or a renter and two lenders could live on its top-ups: only one of which nothing was
    -- kept leaves room for another.
    and not exists (
      select from public.bookings r
      where r.replaces_booking_id = coalesce(b.replaces_booking_id, b.id)
        and not (r.status in ('cancelled', 'declined') and r.refund_cents = r.due_cents)
        and not (call_off.is_standing and r.id = b.id)
    )
    -- A renter who has booked something else needs no replacement.
    and not exists (
      select from public.bookings found join public.items x on x.id = found.item_id
      where found.renter_id = b.renter_id and x.category_id = lost.category_id
        and found.status not in ('cancelled', 'declined')
        and (found.start_date, found.end_date) = (b.start_date, b.end_date)
        and not (call_off.is_standing and found.id = b.id)
    )
    and b.start_date >= now() + make_interval(hours => i.notice_hours)
    and rental.hours between i.min_hours and i.max_hours
    and public.is_open_at(i.weekly_hours, b.start_date, i.time_zone)
    and public.is_open_at(i.weekly_hours, b.end_date, i.time_zone)
    and place.distance_m <= 25000
    and money.price_cents <= b.due_cents + case
      -- A request that was declined was never promised.
      when b.status = 'declined' then 0
      -- Three top-ups a month, counting each of which something was kept, also by a late cancellation or a missed pick-up.
      when (
        select count(*) from public.bookings t
        where t.renter_id = b.renter_id and t.top_up_cents > 0 and t.created_at > now() - interval '30 days'
          and not (t.status in ('cancelled', 'declined') and t.refund_cents = t.due_cents)
          and not (call_off.is_standing and t.id = b.id)
      ) >= 3 then 0
      else limit_cents
    end
    and b.quantity <= (
      select count(*) from public.free_units(i.id, public.rental_period(i.id, b.start_date, b.end_date))
    )
  order by coalesce(suggested.item_ids ? i.id::text, false) desc, place.distance_m, i.id
  limit case when for_office then 10 else 3 end
$$;
comment on function public.rescue_candidates(uuid, bigint, boolean) is
  'The nearest items of the same kind that are free at the hours of a rental that its lender let down, at no higher price or dearer by no more than the limit, which the platform carries: at most three within 25 km, those that the team suggested first. For the office ten, also of a rental that stands.';
revoke execute on function public.rescue_candidates(uuid, bigint, boolean) from public, anon, authenticated;
grant execute on function public.rescue_candidates(uuid, bigint, boolean) to service_role;
