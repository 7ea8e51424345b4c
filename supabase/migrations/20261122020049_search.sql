create type public.search_criteria as (
  query tsquery,
  is_thing tsquery,
  is_kind tsquery,
  is_related tsquery,
  categories uuid[],
  only_ids uuid[],
  lat double precision,
  lng double precision,
  radius_m double precision,
  box double precision[],
  min_price_cents bigint,
  max_price_cents bigint,
  local_from timestamp,
  local_to timestamp,
  hours integer,
  quantity integer,
  delivery text,
  min_rating double precision,
  instant_only boolean,
  sort text,
  with_totals boolean,
  enough integer
);
comment on type public.search_criteria is 'The arguments of search_items, resolved and bounded.';
comment on column public.search_criteria.is_thing is 'The query, matched only against what an item is (weight A of its headline).';
comment on column public.search_criteria.is_kind is 'The query, matched against what an item is and its kind (weights A and B).';
comment on column public.search_criteria.is_related is 'The query, matched against the whole title (weights A to C).';
comment on column public.search_criteria.enough is 'About how many items are read where the best ones suffice.';
comment on column public.search_criteria.hours is 'Duration of the rental, if it is the same in every time zone; otherwise it is worked out for each item.';

create table public.city_names (
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  names jsonb not null check (jsonb_typeof(names) = 'object'),
  primary key (city, country)
);
comment on table public.city_names is
  'Names of cities in other languages, {"<locale>": name}, where they differ from items.city.';
alter table public.city_names enable row level security;
grant select on public.city_names to anon, authenticated;
grant all on public.city_names to service_role;
create policy city_names_select on public.city_names for select to anon, authenticated using (true);

insert into public.city_names (city, country, names) values
  ('Berlin', 'DE', '{"es": "Berlín"}'),
  ('Hamburg', 'DE', '{"es": "Hamburgo", "fr": "Hambourg"}'),
  ('München', 'DE', '{"en": "Munich", "es": "Múnich", "fr": "Munich"}'),
  ('Köln', 'DE', '{"en": "Cologne", "es": "Colonia", "fr": "Cologne"}'),
  ('Frankfurt am Main', 'DE', '{"es": "Fráncfort del Meno", "fr": "Francfort-sur-le-Main"}'),
  ('Nürnberg', 'DE', '{"en": "Nuremberg", "es": "Núremberg", "fr": "Nuremberg"}'),
  ('Dresden', 'DE', '{"es": "Dresde", "fr": "Dresde"}'),
  ('Wien', 'AT', '{"en": "Vienna", "es": "Viena", "fr": "Vienne"}'),
  ('Salzburg', 'AT', '{"es": "Salzburgo", "fr": "Salzbourg"}'),
  ('Zürich', 'CH', '{"en": "Zurich", "es": "Zúrich", "fr": "Zurich"}'),
  ('Genève', 'CH', '{"en": "Geneva", "de": "Genf", "es": "Ginebra"}'),
  ('Basel', 'CH', '{"es": "Basilea", "fr": "Bâle"}'),
  ('Bern', 'CH', '{"es": "Berna", "fr": "Berne"}'),
  ('Paris', 'FR', '{"es": "París"}'),
  ('Marseille', 'FR', '{"es": "Marsella"}'),
  ('Strasbourg', 'FR', '{"de": "Straßburg", "es": "Estrasburgo"}'),
  ('Nice', 'FR', '{"de": "Nizza", "es": "Niza"}'),
  ('Sevilla', 'ES', '{"en": "Seville", "fr": "Séville"}'),
  ('Zaragoza', 'ES', '{"de": "Saragossa", "fr": "Saragosse"}'),
  ('València', 'ES', '{"en": "Valencia", "de": "Valencia", "es": "Valencia", "fr": "Valence"}'),
  ('Bruxelles', 'BE', '{"en": "Brussels", "de": "Brüssel", "es": "Bruselas"}');
