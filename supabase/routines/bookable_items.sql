create or replace view public.bookable_items with (security_invoker = true) as
  select i.ctid as place, i.* from public.items i where i.status = 'published' and not i.owner_is_blocked;
comment on view public.bookable_items is
  'Items that may be booked, with where their rows lie. The same as what the policies of items show to visitors (a test compares them).';
grant select on public.bookable_items to service_role;
