-- One statement each was left of them, which stands where it is used; likely_words() gives more than likely_word() did.
drop function if exists
  public.search_stems(text[], text[]), public.hours_by_any_clock(timestamp, timestamp), public.map_cells(double precision[]), public.likely_word(text);
drop trigger if exists categories_index_new on public.categories;
