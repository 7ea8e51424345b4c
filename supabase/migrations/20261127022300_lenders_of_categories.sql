-- Whose items are in a category: the tax report begins with those of means of transport.
create index items_of_category on public.items (category_id, owner_id);
