-- The team suggests replacements, too: the routine takes one more argument and says which ones were suggested.
drop function if exists public.rescue_candidates(uuid, bigint);
