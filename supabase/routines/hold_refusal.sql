-- after: waits_for_level
-- after: feature_on, setting_number
-- The only place that decides on a hold: the trigger asks for each that is inserted, hold_lines for what is taken
-- anyway, and a payment once more. The browser explains with the same rules (rentalRefusal in src/domain/booking; a test
-- compares them), in the same order; the level of identity is asked last and is about the person, not the item.
create or replace function public.hold_refusal(
  hold public.reservations, as_of timestamptz, delivery text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  item record;
  zone text;
  hours integer;
  level integer;
  required integer;
  again timestamptz;
begin
  select p.kyc_level into level from public.profiles p where p.id = hold.user_id and not p.is_blocked;
  if not found then
    return '{"code": "BLOCKED"}';
  end if;
  select * into item from public.bookable_items i where i.id = hold.item_id;
  if not found then
    return '{"code": "ITEM_NOT_PUBLISHED"}';
  end if;
  if item.owner_id = hold.user_id then
    return '{"code": "OWN_ITEM"}';
  end if;
  if hold.end_date <= hold.start_date then
    return '{"code": "PERIOD_REVERSED"}';
  end if;
  if hold.start_date < as_of then
    return '{"code": "PERIOD_PAST"}';
  end if;
  if hold.start_date < as_of + make_interval(hours => item.notice_hours) then
    return jsonb_build_object('code', 'PERIOD_TOO_SOON', 'details', jsonb_build_object('hours', item.notice_hours));
  end if;
  -- 366 days, in hours: a day is not 24 of them where the session's clock changes.
  if hold.end_date > as_of + interval '8784 hours' then
    return '{"code": "PERIOD_TOO_FAR"}';
  end if;
  zone := coalesce(hold.time_zone, item.time_zone);
  hours := public.rental_hours(hold.start_date, hold.end_date, zone);
  if hours < item.min_hours then
    return jsonb_build_object('code', 'PERIOD_TOO_SHORT', 'details', jsonb_build_object('hours', item.min_hours));
  end if;
  if hours > item.max_hours then
    return jsonb_build_object('code', 'PERIOD_TOO_LONG', 'details', jsonb_build_object('hours', item.max_hours));
  end if;
  -- What was held before a feature was switched off can still be paid.
  if hours < 24 and not public.feature_on('hourly', as_of) then
    return '{"code": "FEATURE_OFF", "details": {"feature": "hourly"}}';
  end if;
  if item.weekly_hours is not null then
    if not public.is_open_at(item.weekly_hours, hold.start_date, zone) then
      return '{"code": "PICK_UP_CLOSED"}';
    end if;
    if not public.is_open_at(item.weekly_hours, hold.end_date, zone) then
      return '{"code": "RETURN_CLOSED"}';
    end if;
  end if;
  if hold.quantity > item.unit_count then
    return jsonb_build_object('code', 'QUANTITY_TOO_HIGH', 'details', jsonb_build_object('units', item.unit_count));
  end if;
  if delivery <> all (item.delivery_methods) then
    return '{"code": "DELIVERY_NOT_OFFERED"}';
  end if;
  if delivery in ('delivery', 'hub') and not public.feature_on(delivery, as_of) then
    return jsonb_build_object('code', 'FEATURE_OFF', 'details', jsonb_build_object('feature', delivery));
  end if;
  -- As renew_reservation() counts.
  select max(h.held_until) + make_interval(mins => public.setting_number('holdMinutes')::integer) into again
  from public.held_periods h
  where h.user_id = hold.user_id and h.item_id = hold.item_id
    and exists (
      select from public.rental_period(hold.item_id, hold.start_date, hold.end_date) wanted
      where h.during && wanted or h.during -|- wanted
    )
    and h.held_until > now() - make_interval(mins => public.setting_number('holdMinutes')::integer)
  having min(h.first_held_at) <= now() - interval '60 minutes';
  -- Whoever waits for a decision on their identity is bound by the end of the wait instead.
  if again is not null and public.identity_wait_end(hold.user_id) is null then
    return jsonb_build_object('code', 'HELD_TOO_LONG', 'details', jsonb_build_object(
      'again', again, 'minutes', ceil(extract(epoch from again - now()) / 60)));
  end if;
  -- No total takes more than a checked face.
  if level >= 2 then
    return null;
  end if;
  -- Of all that this person would hold then: a basket in parts takes what the whole takes.
  required := public.required_kyc_level(
    public.quoted_cents(item.price_per_day_cents, item.price_per_hour_cents, item.weekend_price_cents,
      item.duration_discounts, hold.start_date at time zone zone, hours, hold.quantity, delivery)
    + public.held_cents(hold.user_id, hold.id));
  if level < required and not public.waits_for_level(hold.user_id, required) then
    return jsonb_build_object(
      'code', 'KYC_REQUIRED', 'details', jsonb_build_object('required', required, 'current', level));
  end if;
  return null;
end
$$;
comment on function public.hold_refusal(public.reservations, timestamptz, text) is
  'Why this person may not hold this so, {"code", "details"}, apart from the calendar; null where they may. Notice counts from as_of.';
grant execute on function public.hold_refusal(public.reservations, timestamptz, text) to service_role;
