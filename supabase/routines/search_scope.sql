-- Variables that the functions reading candidates derive from the criteria first. Used only to create functions.
create or replace function public.search_scope() returns text
language sql immutable as $make$
  select $scope$
    has_words constant boolean := criteria.query is not null;
    has_dates constant boolean := criteria.local_from is not null;
    -- No notice is longer than thirty days.
    is_soon constant boolean := has_dates and criteria.local_from < localtimestamp + interval '32 days';
    is_rated constant boolean := coalesce(criteria.min_rating > 0, false);
    is_instant_only constant boolean := coalesce(criteria.instant_only, false);
    has_range constant boolean := coalesce(criteria.min_price_cents, criteria.max_price_cents) is not null;
    -- No price is beyond these.
    lowest integer := least(greatest(criteria.min_price_cents, 0), 2147483647);
    highest integer := greatest(least(criteria.max_price_cents, 2147483647), 0);
    -- Nothing is too long to rent where the length depends on the clock of each item.
    most_hours constant integer := coalesce(criteria.hours, 2147483647);

    has_place constant boolean := criteria.lat is not null and criteria.lng is not null;
    is_near constant boolean := has_place and coalesce(criteria.radius_m > 0, false);
    has_box constant boolean := coalesce(cardinality(criteria.box) = 4, false);
    has_area constant boolean := is_near or has_box;
    over_date_line constant boolean := has_box and criteria.box[1] > criteria.box[3];
    simple_box constant double precision[] := case when has_box and not over_date_line then criteria.box end;

    reach constant double precision := case when is_near then criteria.radius_m / 111195 end;
    wide_reach constant double precision := reach / greatest(cosd(criteria.lat), 0.01);
    west constant double precision := least(greatest(simple_box[1], criteria.lng - wide_reach, -180), 180);
    east constant double precision := greatest(least(simple_box[3], criteria.lng + wide_reach, 180), -180);
    south constant double precision := least(greatest(criteria.box[2], criteria.lat - reach, -90), 90);
    north constant double precision := greatest(least(criteria.box[4], criteria.lat + reach, 90), -90);
    tall constant double precision := greatest(north - south, 0);
    wide constant double precision := greatest(east - west, 0);
    -- How wide the parts of the map are, in fiftieths of a degree: so that there are not too many of them.
    width constant integer := case
      when (tall + 0.02) * (wide + 0.02) < 0.08 then 1
      when (tall + 0.1) * (wide + 0.1) < 2 then 5
      when (tall + 1) * (wide + 1) < 2000 then 50
    end;
    -- A country is not looked for square by square.
    around integer[] := case when has_area and (tall + 0.1) * (wide + 0.1) < 4
      then public.map_parts(west, south, east, north, 5) end;

    by_distance constant boolean := coalesce(criteria.sort = 'distance', false) and has_place;
    by_relevance constant boolean := coalesce(criteria.sort, '') not in ('total', 'newest', 'rating') and not by_distance;
    is_by_hour constant boolean := coalesce(criteria.sort = 'total'
      and coalesce(criteria.hours, date_part('epoch', criteria.local_to - criteria.local_from) / 3600) < 24, false);
  $scope$
$make$;
comment on function public.search_scope() is 'Declarations for search_candidates and search_common_words: what the criteria ask for, and where.';
