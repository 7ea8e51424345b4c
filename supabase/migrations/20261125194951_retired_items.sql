alter table public.items
  add column retired_at timestamptz,
  add constraint items_retired_at_rest check (retired_at is null or status in ('paused', 'removed'));
comment on column public.items.retired_at is
  'Since when its owner lends it no more: it stays paused, out of their list, with its rentals and reviews.';
