-- What was written to an inverted index waits in a list that each search reads from its beginning to its end.
-- These two are read by each page of somebody signed in and written seldom, so they have none.
alter index public.affiliates_referral_chain set (fastupdate = off);
alter index public.profiles_by_role set (fastupdate = off);
-- Items are written in batches, which the list makes much cheaper: it is kept short, for searches and for the write that empties it.
alter index public.items_search set (gin_pending_list_limit = 256);
-- The lists that are there would stay until the tables are vacuumed.
select pg_catalog.gin_clean_pending_list('public.affiliates_referral_chain');
select pg_catalog.gin_clean_pending_list('public.profiles_by_role');
select pg_catalog.gin_clean_pending_list('public.items_search');
-- One function counts the people of all four levels.
drop view if exists public.affiliate_users;
drop function if exists public.referral_count(uuid, integer);
