-- after: setting_number
create or replace function public.search_bounds(criteria public.search_criteria) returns public.search_criteria
language plpgsql stable as $$
declare
  -- In degrees, of latitude and of longitude.
  reach double precision;
  wide_reach double precision;
  box double precision[];
begin
  criteria.lat := case when criteria.lng is not null then criteria.lat end;
  criteria.radius_m := case when criteria.lat is not null and criteria.radius_m > 0 then criteria.radius_m end;
  criteria.box := case when cardinality(criteria.box) = 4 and array_position(criteria.box, null) is null then criteria.box end;
  criteria.has_area := num_nonnulls(criteria.box, criteria.radius_m) > 0;
  reach := criteria.radius_m / 111195;
  wide_reach := reach / greatest(cosd(least(abs(criteria.lat) + reach, 90)), 1e-6);
  -- Over the date line it is the world's whole width.
  box := case when criteria.box[1] <= criteria.box[3] then criteria.box
    else array[-180, criteria.box[2], 180, criteria.box[4]] end;
  criteria.area := array[
    least(greatest(box[1], criteria.lng - wide_reach, -180), 180), least(greatest(box[2], criteria.lat - reach, -90), 90),
    greatest(least(box[3], criteria.lng + wide_reach, 180), -180), greatest(least(box[4], criteria.lat + reach, 90), -90)];

  criteria.first_category := coalesce(criteria.categories[1], '00000000-0000-0000-0000-000000000000');
  criteria.last_category := coalesce(criteria.categories[cardinality(criteria.categories)],
    'ffffffff-ffff-ffff-ffff-ffffffffffff');
  criteria.has_price_range := num_nonnulls(criteria.min_price_cents, criteria.max_price_cents) > 0;
  criteria.min_price_cents := greatest(criteria.min_price_cents, 0);
  criteria.max_price_cents := least(criteria.max_price_cents, 2147483647);
  criteria.delivery_cents := case when criteria.delivery = 'delivery' then public.setting_number('deliveryCents') else 0 end;
  criteria.min_rating := nullif(greatest(criteria.min_rating, 0), 0);
  criteria.instant_only := coalesce(criteria.instant_only, false);
  criteria.is_particular := criteria.instant_only or coalesce(criteria.box[1] > criteria.box[3], false)
    or num_nonnulls(criteria.only_ids, criteria.radius_m, criteria.delivery, criteria.min_rating, criteria.attributes) > 0;
  -- Clocks are put forward between ten in the evening and four in the morning, wherever they are (a test looks at every
  -- zone): by day a rental has as many hours on every clock, and no zone has to be looked up.
  criteria.hours := case
    when date_part('hour', criteria.local_from) between 4 and 21 and date_part('hour', criteria.local_to) between 4 and 21
      then greatest(1, ceil(date_part('epoch', criteria.local_to - criteria.local_from) / 3600)) end;
  criteria.sort := case
    when criteria.sort in ('newest', 'rating', 'total') or criteria.sort = 'distance' and criteria.lat is not null
      then criteria.sort else 'relevance' end;
  return criteria;
end
$$;
comment on function public.search_bounds(public.search_criteria) is
  'The criteria with all that follows from them, and with nonsense left out.';
