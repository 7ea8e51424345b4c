-- The staff seldom sort listings by these, and a hundred thousand are sorted in a quarter of a second.
drop index public.items_by_bookings, public.items_by_change;
-- Each of these is part of another trigger.
drop trigger if exists earn_lender_on_publish on public.items;
drop trigger if exists items_index_published on public.items;
drop trigger if exists items_note_moved_place on public.items;

-- What few searches ask for is looked at behind one field, and only where one of them is asked for: a search reads the
-- criteria of every row that it passes.
alter type public.search_criteria add attribute is_particular boolean;
comment on column public.search_criteria.is_particular is
  'Whether anything is asked for that few searches ask for: ids, a radius, a box over the date line, a way of delivery, ratings, instant booking.';
drop function if exists public.search_is_free(public.items, public.search_criteria);
