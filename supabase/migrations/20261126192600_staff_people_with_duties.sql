-- It has a column more: the duties.
drop function if exists public.staff_people(text, text, text, boolean, text, boolean, text, uuid, integer);
