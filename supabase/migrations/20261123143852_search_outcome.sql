create type public.search_outcome as (
  total bigint,
  in_order bigint,
  is_cut boolean,
  lowest bigint,
  highest bigint,
  places tid[],
  pins json,
  clusters json
);
comment on type public.search_outcome is 'What search_matches() finds.';
comment on column public.search_outcome.total is 'The number of items that meet the criteria and are free, as far as they were read.';
comment on column public.search_outcome.in_order is 'So many of them are the first in the requested order.';
comment on column public.search_outcome.is_cut is 'Whether there may be more.';
comment on column public.search_outcome.lowest is 'The lowest price, whatever range of prices is asked for; null where nothing is found.';
comment on column public.search_outcome.places is 'Where the rows of the page are.';

-- These give something else now.
drop function if exists public.search_matches(public.search_criteria, integer, integer, integer);
drop function if exists public.search_queries(public.search_phrase[], integer);
