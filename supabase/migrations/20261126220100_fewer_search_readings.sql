-- Each stands now in the one routine that used it, search_phrases() and search_matches(); a shorter find_concepts() is left
-- for processes of the release before.
drop function if exists
  public.find_concepts(text[], text, boolean), public.cluster_pins(uuid[], double precision[], double precision[], bigint[]);
