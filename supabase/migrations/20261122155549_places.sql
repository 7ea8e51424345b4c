create table public.places (
  city text not null,
  country text not null,
  neighbourhood text not null default '',
  words text not null default '',
  latitude double precision,
  longitude double precision,
  item_count integer not null default 0,
  counted_at timestamptz not null default '-infinity',
  primary key (city, country, neighbourhood)
);
comment on table public.places is
  'Cities, and neighbourhoods of them, as published items name them, with where they are: counted by count_place().';
comment on column public.places.neighbourhood is 'Empty for the whole city.';
comment on column public.places.words is 'Its names in the four languages, as plain words.';
comment on column public.places.item_count is
  'The number of published items there; an item that only bears the name and lies elsewhere does not count.';
create index places_counted on public.places (counted_at);
alter table public.places enable row level security;
grant all on public.places to service_role;

-- The columns from which a centre is computed are read from the index alone.
drop index public.items_places;
create index items_places on public.items (city, country, neighbourhood, latitude, longitude)
  include (owner_id, published_at) where status = 'published' and not owner_is_blocked;

insert into public.places (city, country, neighbourhood)
select distinct i.city, i.country, name
from public.items i cross join unnest(array['', i.neighbourhood]) name
where i.status = 'published' and not i.owner_is_blocked;
