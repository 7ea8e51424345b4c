-- after: search_by_words_among
create or replace function public.search_common_words(criteria public.search_criteria) returns setof tid
language plpgsql stable rows 1000 as $$
declare
  -- Each holds what the ones before it hold.
  tiers constant tsquery[] := array[
    public.search_by_weight(criteria.in_names), public.search_by_weight(criteria.in_kinds),
    public.search_by_weight(criteria.in_titles), criteria.query];
  words tsquery := tiers[1];
  -- The best three bands together hold a third of what another one holds.
  lowest_bands constant integer[] := '{-4,-5,-7,-11,-21}';
  band integer;
  best integer;
  count_read integer := 0;
  count_of_bands integer;
begin
  for tier in 1..4 loop
    best := -1;
    foreach band in array lowest_bands loop
      return query select * from public.search_by_words_among(criteria, words, array(select generate_series(band, best)));
      get diagnostics count_of_bands = row_count;
      count_read := count_read + count_of_bands;
      if count_read >= criteria.enough then
        return;
      end if;
      best := band - 1;
    end loop;
    words := tiers[tier + 1] && !!tiers[tier];
  end loop;
end
$$;
comment on function public.search_common_words(public.search_criteria) is
  'The first by relevance of the items that have the words and fit: by what a word is to an item, and of that the best quality bands.';
