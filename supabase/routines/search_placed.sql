-- after: rentable_hours
create or replace function public.search_placed(asked tsquery, hours integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  words constant text := regexp_replace(regexp_replace(regexp_replace(regexp_replace(asked::text,
    '''([^'' ]+)''(?!:)', '(''1.\1@'' | ''2.\1@'' | ''3.\1@'' | ''4.\1@'')', 'g'),
    '''([^'' ]+)'':ABC', '(''1.\1@'' | ''2.\1@'' | ''3.\1@'')', 'g'),
    '''([^'' ]+)'':AB', '(''1.\1@'' | ''2.\1@'')', 'g'),
    '''([^'' ]+)'':A', '''1.\1@''', 'g');
begin
  return concat_ws(' & ', '(' || words || ')', '(' || public.rentable_hours(hours, '@') || ')');
end
$$;
comment on function public.search_placed(tsquery, integer) is
  'A query for placed_lexemes(), as text: for words with weights, of what may be rented for so many hours. @ stands for a square and a shelf, such as @4710642/58.';
