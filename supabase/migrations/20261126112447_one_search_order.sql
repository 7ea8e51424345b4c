-- One routine reads items in each of the orders now, another one those with words; words are read in five ways, not six
-- (docs/decisions/one-function-searches.md).
drop function if exists
  public.nearest_part(public.search_phrase, boolean),
  public.search_best(public.search_criteria),
  public.search_best_rated(public.search_criteria),
  public.search_by_ids(public.search_criteria),
  public.search_by_weight(tsquery),
  public.search_by_words(public.search_criteria),
  public.search_by_words_among(public.search_criteria, tsquery, integer[]),
  public.search_cheapest(public.search_criteria),
  public.search_cheapest_by_rules(public.search_criteria),
  public.search_cheapest_hours(public.search_criteria),
  public.search_common_words(public.search_criteria),
  public.search_deeper(text, text[], integer),
  public.search_in_area(public.search_criteria),
  public.search_newest(public.search_criteria);

-- What a day of a rental may cost at the least.
drop index public.items_cheapest_by_rules, public.items_cheapest_hours;
create index items_cheapest_total on public.items (
  (least(price_per_day_cents, price_per_hour_cents * 24, weekend_price_cents)
    * (100 - greatest(duration_discounts[1], duration_discounts[2], duration_discounts[3]))),
  id, latitude, longitude, min_hours, price_per_day_cents, category_id)
  where status = 'published' and not owner_is_blocked;

-- The staff read the items of each status by when they were created, and all of them that way, too.
drop index public.items_by_creation, public.items_by_status;
create index items_by_status on public.items (status, created_at, id);
