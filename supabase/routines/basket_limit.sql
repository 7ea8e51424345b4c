-- A basket is held and booked as a whole, so a caller who may hold 20 things asks about 20 lines at most: each of
-- them has to be looked up in a calendar.

create or replace function public.basket_limit() returns integer
language sql immutable parallel safe set search_path = '' as $$
  select 20
$$;
comment on function public.basket_limit() is
  'The most lines of a basket, the same as MAX_LINES in src/domain/basket/basket.ts (a test compares them).';
