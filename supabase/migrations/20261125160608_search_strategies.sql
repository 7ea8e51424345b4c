-- The search reads items by words, by place or in one of the orders that may be asked for: an index for each way. An
-- order's index holds what most criteria are about, so that items that do not fit are passed by without their rows.
drop function if exists
  public.best_places(tsquery, integer[], integer),
  public.count_matches(public.search_criteria),
  public.is_common_word(public.search_criteria, integer[]),
  public.map_parts(double precision, double precision, double precision, double precision, integer),
  public.part_distance_m(integer, integer, double precision, double precision),
  public.relaxed_counts(public.search_criteria, boolean),
  public.rentable_hours(integer, text),
  public.search_by_weight(tsquery),
  public.search_candidates(public.search_criteria),
  public.search_common_words(public.search_criteria),
  public.search_fits(),
  public.search_matches(public.search_criteria, integer, integer, integer),
  public.search_placed(tsquery, integer),
  public.search_rank(text),
  public.search_scope(),
  public.search_source(text, text, text, text),
  public.search_statement(text, text, text, text),
  public.square_in_box(integer, double precision[]);
drop type public.search_criteria;
drop type public.search_outcome;

drop index
  public.items_best, public.items_best_of_category, public.items_best_of_category_in_patch, public.items_best_of_degree,
  public.items_best_of_patch, public.items_best_of_square, public.items_best_rated, public.items_best_rated_of_square,
  public.items_cheapest, public.items_cheapest_hours, public.items_cheapest_hours_of_square,
  public.items_cheapest_of_square, public.items_latitude, public.items_newest, public.items_newest_of_square,
  public.items_search, public.items_waiting;
drop view if exists public.bookable_items;
alter table public.items drop column patch, drop column squares;
drop function public.placed_lexemes(tsvector, integer, double precision, integer);
drop function public.hours_class(integer);
drop function public.map_patch(integer, integer);

create function public.map_cell(latitude double precision, longitude double precision) returns integer
language sql immutable parallel safe
return (floor(latitude * 10)::integer + 900) * 3601 + floor(longitude * 10)::integer + 1800;
comment on function public.map_cell(double precision, double precision) is
  'The number of a cell of the map, a tenth of a degree wide and high: they count eastwards, row by row.';

create function public.quality_band(standing double precision) returns integer
language sql immutable parallel safe
return least(greatest(floor(standing * 50)::integer - 60, -21), -1);
comment on function public.quality_band(double precision) is
  'How good an item is, roughly: -1 for the best to -21 for the last. Below 0, so that no cell of the map has its number.';

create function public.search_keys(latitude double precision, longitude double precision, standing double precision)
returns integer[]
language sql immutable parallel safe
return array[public.map_cell(latitude, longitude), public.quality_band(standing)];
comment on function public.search_keys(double precision, double precision, double precision) is
  'What the index of words finds an item by, together with words: its map_cell() and its quality_band().';
-- Every role that writes items computes these.
grant execute on function public.map_cell(double precision, double precision), public.quality_band(double precision),
  public.search_keys(double precision, double precision, double precision) to authenticated, service_role;

create index items_search on public.items using gin (search, public.search_keys(latitude, longitude, standing));
create index items_in_area on public.items (latitude, longitude, min_hours, price_per_day_cents, category_id)
  where status = 'published' and not owner_is_blocked;
create index items_best on public.items
  (standing desc, id, latitude, longitude, min_hours, price_per_day_cents, category_id)
  where status = 'published' and not owner_is_blocked;
create index items_best_rated on public.items
  (((rating_sum + 20.0::float8) / (rating_count + 5)) desc, id, latitude, longitude, min_hours, price_per_day_cents,
    category_id)
  where status = 'published' and not owner_is_blocked;
-- Lists of a person's items read it as well, whoever they are.
create index items_newest on public.items
  (published_at desc, id, latitude, longitude, min_hours, price_per_day_cents, category_id) where status = 'published';
create index items_cheapest on public.items
  (price_per_day_cents, id, latitude, longitude, min_hours, category_id)
  where status = 'published' and not owner_is_blocked;
create index items_cheapest_hours on public.items
  ((coalesce(price_per_hour_cents * 24, price_per_day_cents)), id, latitude, longitude, min_hours, price_per_day_cents,
    category_id)
  where status = 'published' and not owner_is_blocked;

create type public.search_criteria as (
  query tsquery,
  in_names tsquery,
  in_kinds tsquery,
  in_titles tsquery,
  categories uuid[],
  first_category uuid,
  last_category uuid,
  only_ids uuid[],
  lat double precision,
  lng double precision,
  radius_m double precision,
  box double precision[],
  area double precision[],
  has_area boolean,
  min_price_cents bigint,
  max_price_cents bigint,
  has_price_range boolean,
  local_from timestamp,
  local_to timestamp,
  hours integer,
  quantity integer,
  delivery text,
  min_rating double precision,
  instant_only boolean,
  sort text,
  with_totals boolean,
  enough integer
);
comment on type public.search_criteria is 'The arguments of search_items, resolved and bounded.';
comment on column public.search_criteria.in_names is 'The query, matched only against what an item is (weight A of its headline).';
comment on column public.search_criteria.in_kinds is 'The query, matched against what an item is and its kind (weights A and B).';
comment on column public.search_criteria.in_titles is 'The query, matched against the whole title (weights A to C).';
comment on column public.search_criteria.first_category is
  'No category has an id before this one, and none after last_category: a range can be read off an index, a list cannot.';
comment on column public.search_criteria.area is 'West, south, east and north of what the box and the radius have in common, or of the world.';
comment on column public.search_criteria.min_price_cents is 'Never null: 0 where nothing is asked for, as max_price_cents is then what no price exceeds.';
comment on column public.search_criteria.hours is 'Duration of the rental, if it is the same in every time zone; otherwise it is worked out for each item.';
comment on column public.search_criteria.sort is 'relevance, distance, newest, rating, day_price or hour_price.';
comment on column public.search_criteria.enough is 'About how many items are read where the first ones suffice.';

create type public.search_outcome as (
  total bigint,
  is_cut boolean,
  lowest bigint,
  highest bigint,
  places tid[],
  pins json,
  clusters json
);
comment on type public.search_outcome is 'What search_matches() finds.';
comment on column public.search_outcome.total is 'The number of items that meet the criteria and are free, as far as they were read.';
comment on column public.search_outcome.is_cut is 'Whether there may be more.';
comment on column public.search_outcome.lowest is 'The lowest price, whatever range of prices is asked for; null where nothing is found.';
comment on column public.search_outcome.places is 'Where the rows of the page are.';
