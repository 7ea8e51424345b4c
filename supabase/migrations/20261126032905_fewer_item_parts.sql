-- Each is part of the trigger of the same name without "_new".
drop trigger if exists check_attributes_new on public.items;
drop trigger if exists refuse_retired_category_new on public.items;

-- One index for the words of a search and for parts of titles, which the staff look for: an item is written to one less.
drop index public.items_search, public.items_by_title;
create index items_search on public.items
  using gin (search, public.search_keys(latitude, longitude, standing), title extensions.gin_trgm_ops);
