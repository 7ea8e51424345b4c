-- It says now whether the words are only in what comes with items and in descriptions (search_reading.sql).
drop function if exists public.search_reading(text[], text);
