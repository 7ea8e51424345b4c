-- Its successor search_queries() answers all that mistyped words may have meant at once.
drop function if exists public.search_query(text[], text, integer);

-- The best of a category in a patch of the map: by other indexes a search would walk past what the patch has of others.
create index items_best_of_category_in_patch on public.items
  (patch, category_id, standing desc, (min_hours::float8), (price_per_day_cents::float8))
  where status = 'published' and not owner_is_blocked;
