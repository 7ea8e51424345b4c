-- They answer differently now: slips are mended where it is asked what words mean, and nowhere else.
drop function if exists public.nearest_part(public.search_phrase), public.likely_words(text);
