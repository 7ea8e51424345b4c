-- Each hold asks whether its person has an order that is neither paid nor given up, and most of their orders are old.
create index orders_pending on public.orders (user_id) where status = 'pending';
