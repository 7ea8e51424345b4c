-- Holds come and go, so that a sample of them may show a few people or items with most of them, and rows that are gone
-- outnumber those that are there. Planned for few, they are looked up row by row, and each look-up marks what is gone;
-- a bitmap reads all of it again and again.
alter table public.reservations alter column user_id set (n_distinct = -0.8);
alter table public.reservations alter column item_id set (n_distinct = -0.8);
