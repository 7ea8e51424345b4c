-- What these read, the orders of a search read as fast (docs/decisions/one-function-searches.md).
drop function if exists public.count_matches(public.search_criteria);
drop function if exists public.search_in_category(public.search_criteria);
drop function if exists public.search_in_price_range(public.search_criteria);
