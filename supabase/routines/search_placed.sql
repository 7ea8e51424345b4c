create or replace function public.search_placed(asked tsquery, hours integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  words constant text := regexp_replace(regexp_replace(regexp_replace(regexp_replace(asked::text,
    '''([^'' ]+)''(?!:)', '(''1.\1@'' | ''2.\1@'' | ''3.\1@'' | ''4.\1@'')', 'g'),
    '''([^'' ]+)'':ABC', '(''1.\1@'' | ''2.\1@'' | ''3.\1@'')', 'g'),
    '''([^'' ]+)'':AB', '(''1.\1@'' | ''2.\1@'')', 'g'),
    '''([^'' ]+)'':A', '''1.\1@''', 'g');
  class constant integer := public.hours_class(hours);
  -- What may be rented for so many hours, unless hardly anything may not.
  rentable constant text := case when class < 4
    then array_to_string(array(select '''h' || generate_series(0, class) || '@'''), ' | ') end;
begin
  return coalesce('(' || words || ') & (' || rentable || ')', '(' || words || ')', '(' || rentable || ')', '''s@''');
end
$$;
comment on function public.search_placed(tsquery, integer) is
  'A query for placed_lexemes(), in which @ stands for a square and a shelf, such as @4710642/58, or for the shelf alone: for words with weights if there are any, and for what may be rented for so many hours.';
