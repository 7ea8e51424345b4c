-- It gets two arguments more: where the page before ended, and how many items a page has.
drop function if exists public.lender_calendar(timestamptz, timestamptz);
