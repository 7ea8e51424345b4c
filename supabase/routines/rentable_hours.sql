create or replace function public.rentable_hours(hours integer, place text default '') returns text
language sql immutable set search_path = '' as $$
  select case when public.hours_class(hours) < 4 then (
    select string_agg('''h' || class || place || '''', ' | ') from generate_series(0, public.hours_class(hours)) class
  ) end
$$;
comment on function public.rentable_hours(integer, text) is
  'A query for placed_lexemes(), as text: for what may be rented for so many hours, or hardly more, everywhere or in a place. Null where hardly anything may not, and looking would be in vain.';
