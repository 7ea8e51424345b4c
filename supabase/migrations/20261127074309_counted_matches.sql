-- What a search counts and shows is part of what it is asked for: a calendar is asked only while less is free than is counted.
drop function if exists public.search_matches(public.search_criteria, integer, integer, integer);
alter type public.search_criteria
  add attribute rows_before integer,
  add attribute rows_a_page integer,
  add attribute max_pins integer,
  add attribute counted integer;
comment on column public.search_criteria.categories is 'In the order of their ids.';
comment on column public.search_criteria.max_pins is 'So many pins at most; where more is found, groups of them are drawn.';
comment on column public.search_criteria.counted is
  'So many are counted at most: a map shows a thousand, a list a hundred or some pages more.';
