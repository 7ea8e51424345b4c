-- search_matches() writes the answer itself, with its cards, instead of an outcome from which search_items() read rows again.
drop function if exists public.search_matches(public.search_criteria), public.search_by_words(public.search_criteria, integer[]);
drop type if exists public.search_outcome;
alter type public.search_criteria
  add attribute locale text,
  add attribute keys integer[],
  add attribute delivery_cents bigint,
  add attribute is_similar boolean,
  add attribute is_deep boolean;
comment on column public.search_criteria.keys is 'The map_cell() or quality_band() numbers by which the index of words finds items.';
comment on column public.search_criteria.delivery_cents is 'What the delivery costs that is asked for.';

-- With all its search words an item is larger than a row may be, and these three numbers were the next to be moved out of
-- it: every total looked them up elsewhere. What is there already follows when its discounts are next written.
alter table public.items alter column duration_discounts set storage plain;
