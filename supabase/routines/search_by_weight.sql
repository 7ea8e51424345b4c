-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.search_by_weight(query tsquery) returns tsquery
language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(
    -- Words of descriptions are in no headline.
    regexp_replace(query::text, '''d\.[^'']+''', '''d.''', 'g'),
    '''([^'']+)'':ABC', '(''1.\1'' | ''2.\1'' | ''3.\1'')', 'g'),
    '''([^'']+)'':AB', '(''1.\1'' | ''2.\1'')', 'g'),
    '''([^'']+)'':A', '''1.\1''', 'g')::tsquery
$$;
comment on function public.search_by_weight(tsquery) is
  'A query for weights of headlines, such as ''word'':AB, as one for items.search, whose index knows no weights but has each lexeme once more for its own (item_vectors).';
