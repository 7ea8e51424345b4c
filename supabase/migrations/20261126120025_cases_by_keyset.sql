-- It gets two arguments more: where the page before ended.
drop function if exists public.staff_cases(text[], boolean, text, uuid);
