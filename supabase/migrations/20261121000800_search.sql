alter table public.items
  add column unit_count integer not null default 0,
  add column search tsvector not null default '',
  add column words text not null default '';
comment on column public.items.unit_count is 'How many active pieces there are, kept by the trigger on item_units.';
comment on column public.items.search is 'Kept by trigger: title, description and translations, each in its language, and the category''s names.';
comment on column public.items.words is 'Kept by trigger: all titles, lower case and without accents, for searches with typing errors.';

-- Long texts live apart, so that a search that looks at thousands of items reads a few hundred pages.
alter table public.items set (toast_tuple_target = 512);

-- The planner does not know that reading a text vector costs more than the index does: let it take words for rare.
alter table public.items alter column search set statistics 0;
create index items_search on public.items using gin (search);
create index items_words on public.items using gin (words extensions.gin_trgm_ops)
  where status = 'published' and not owner_is_blocked;
-- Not a GiST index on points: the planner knows nothing of how many points a box holds, and would choose it always.
create index items_latitude on public.items (latitude, longitude);
create index items_popular on public.items (category_id, booking_count desc, id)
  where status = 'published' and not owner_is_blocked;
create index items_places on public.items (city, country, neighbourhood, latitude, longitude)
  where status = 'published' and not owner_is_blocked;

create function public.count_units() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.items i
  set unit_count = (select count(*) from public.item_units u where u.item_id = i.id and u.is_active)
  where i.id = coalesce(new.item_id, old.item_id);
  return null;
end
$$;
comment on function public.count_units() is 'Keeps items.unit_count true.';
create trigger item_units_count after insert or delete or update of is_active on public.item_units
  for each row execute function public.count_units();

create function public.text_search_configuration(locale text) returns regconfig
language sql immutable set search_path = '' as $$
  select case locale
    when 'de' then 'pg_catalog.german'::regconfig
    when 'es' then 'pg_catalog.spanish'::regconfig
    when 'fr' then 'pg_catalog.french'::regconfig
    else 'pg_catalog.english'::regconfig
  end
$$;
comment on function public.text_search_configuration(text) is 'The stemmer for one of our locales.';

create function public.plain_words(text text) returns text
language sql stable set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent', coalesce(text, '')))
$$;
comment on function public.plain_words(text) is 'Lower case and without accents: how words are kept and looked for.';

create function public.text_vector(locale text, text text) returns tsvector
language sql stable set search_path = '' as $$
  select to_tsvector('simple', public.plain_words(text))
    || to_tsvector(public.text_search_configuration(locale), public.plain_words(text))
$$;
comment on function public.text_vector(text, text) is 'Words as written and stemmed, without accents.';

create function public.index_item_text() returns trigger
-- Whoever writes an item may not call unaccent.
language plpgsql security definer set search_path = '' as $$
declare
  locale text;
  texts jsonb;
begin
  new.search := '';
  new.words := '';
  for locale, texts in
    select new.language, jsonb_build_object('title', new.title, 'description', new.description)
    union all select key, value from jsonb_each(new.translations)
  loop
    new.words := concat_ws(' ', nullif(new.words, ''), public.plain_words(texts ->> 'title'));
    new.search := new.search
      || setweight(public.text_vector(locale, texts ->> 'title'), 'A')
      || setweight(to_tsvector(
           public.text_search_configuration(locale), public.plain_words(texts ->> 'description')), 'C');
  end loop;
  for locale, texts in
    select n.key, n.value from public.categories c, jsonb_each(c.names) n where c.id = new.category_id
  loop
    new.search := new.search || setweight(public.text_vector(locale, texts #>> '{}'), 'B');
  end loop;
  return new;
end
$$;
comment on function public.index_item_text() is 'Fills items.search and items.words.';
create trigger items_index_text
  before insert or update of title, description, translations, language, category_id on public.items
  for each row execute function public.index_item_text();

create function public.index_category_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.items set category_id = new.id where category_id = new.id;
  return null;
end
$$;
comment on function public.index_category_text() is 'Makes items findable by the new names of their category.';
create trigger categories_index_text after update of names on public.categories
  for each row when (old.names is distinct from new.names) execute function public.index_category_text();

create function public.search_words(q text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(left(word, 40) order by position), '{}')
  from (
    select word, position
    from regexp_split_to_table(public.plain_words(left(q, 200)), '[^[:alnum:]]+') with ordinality w (word, position)
    where word <> ''
    limit 8
  ) words
$$;
comment on function public.search_words(text) is 'What somebody typed, as at most eight plain words.';

create function public.search_query(words text[]) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  word text;
  stemmer regconfig;
  stem tsquery;
  any_stem tsquery;
  is_filler boolean;
  query tsquery;
  fillers tsquery;
begin
  foreach word in array words loop
    any_stem := to_tsquery('pg_catalog.simple', word || case when length(word) > 1 then ':*' else '' end);
    is_filler := false;
    foreach stemmer in array
      array['pg_catalog.english', 'pg_catalog.german', 'pg_catalog.spanish', 'pg_catalog.french']::regconfig[]
    loop
      stem := plainto_tsquery(stemmer, word);
      is_filler := is_filler or numnode(stem) = 0;
      any_stem := any_stem || stem;
    end loop;
    if is_filler then
      fillers := coalesce(fillers && any_stem, any_stem);
    else
      query := coalesce(query && any_stem, any_stem);
    end if;
  end loop;
  -- "A drill for the wall": fillers in any of the languages count only where there is nothing else.
  return coalesce(query, fillers);
end
$$;
comment on function public.search_query(text[]) is
  'Items that have every word: as the beginning of a word, or its stem in any of the four languages.';

create function public.distance_m(lat_1 double precision, lng_1 double precision, lat_2 double precision, lng_2 double precision)
returns double precision
language sql immutable as $$
  -- As on a flat map: at the distances that people go for a drill, off by less than a thousandth, and five times as fast.
  select 111195 * sqrt(
    (lat_2 - lat_1) * (lat_2 - lat_1)
    + (lng_2 - lng_1) * (lng_2 - lng_1) * cosd((lat_1 + lat_2) / 2) * cosd((lat_1 + lat_2) / 2))
$$;
comment on function public.distance_m(double precision, double precision, double precision, double precision) is
  'Metres between two places that are not far from each other, as the crow flies.';

create function public.all_in_cents(
  price_per_day_cents bigint, price_per_hour_cents bigint, period interval, quantity integer, delivery text)
returns bigint
language sql immutable as $$
  select case
      when ceil(date_part('epoch', period) / 3600) >= 24
        then price_per_day_cents * quantity * ceil(ceil(date_part('epoch', period) / 3600) / 24)::bigint
      when price_per_hour_cents is not null
        then price_per_hour_cents * quantity * greatest(1, ceil(date_part('epoch', period) / 3600))::bigint
      -- Divided by 24 and rounded half up, once.
      else
        (price_per_day_cents * quantity * greatest(1, ceil(date_part('epoch', period) / 3600))::bigint * 2 + 24) / 48
    end + case when delivery = 'delivery' then 1000 else 0 end
$$;
comment on function public.all_in_cents(bigint, bigint, interval, integer, text) is
  'What a rental costs in all, the same as quote() in src/domain/money/quote.ts (a test compares them).';

create type public.search_wish as (
  words text[],
  stubs text[],
  query tsquery,
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
  quantity integer,
  delivery text,
  min_rating double precision,
  instant_only boolean,
  sort text,
  with_totals boolean
);
comment on type public.search_wish is 'What search_items was asked for, looked up and within bounds.';

create function public.search_candidates(wish public.search_wish, is_similar boolean)
returns table (
  id uuid, longitude double precision, latitude double precision, price bigint, in_price boolean, total bigint,
  rank double precision, unit_count integer, starts timestamptz, free_until timestamptz
)
-- Search path and similarity threshold are those that search_items has set.
language plpgsql stable rows 200 as $$
declare
  has_words constant boolean := cardinality(wish.words) > 0;
  has_place constant boolean := wish.lat is not null and wish.lng is not null;
  has_dates constant boolean := wish.local_from is not null;
  box constant double precision[] := wish.box;

  distance constant text := 'public.distance_m(($1).lat, ($1).lng, i.latitude, i.longitude)';
  total constant text := case
    when not wish.with_totals then 'null::bigint'
    when has_dates then 'public.all_in_cents(i.price_per_day_cents, i.price_per_hour_cents,
      period.ends - period.starts, ($1).quantity, ($1).delivery)'
    else 'i.price_per_day_cents'
  end;
  rating constant text := '(i.rating_sum + 20.0::float8) / (i.rating_count + 5)';
  relevance constant text := rating || ' / 5 + least(i.booking_count, 50) * 0.004'
    || case when has_place then format(' + 1 / (1 + %s / 2000)', distance) else '' end;
  rank constant text := case
    when wish.sort = 'total' then '-' || total
    when wish.sort = 'newest' then 'extract(epoch from i.published_at)'
    when wish.sort = 'rating' then rating
    when wish.sort = 'distance' and has_place then '-' || distance
    when is_similar then relevance || ' + 3 * extensions.word_similarity(array_to_string(($1).words, '' ''), i.words)'
    -- Not ts_rank: it would have to fetch the whole text of everything found.
    when has_words then (
      select format('%s + 2 * (%s) / %s.0', relevance,
        string_agg(format('(strpos(i.words, ($1).stubs[%s]) > 0)::integer', n), ' + '), count(*))
      from generate_subscripts(wish.stubs, 1) n)
    else relevance
  end;
  in_price constant text := concat_ws(' and ', 'true',
    case when wish.min_price_cents is not null then 'i.price_per_day_cents >= ($1).min_price_cents' end,
    case when wish.max_price_cents is not null then 'i.price_per_day_cents <= ($1).max_price_cents' end);

  -- Only what was asked for becomes a condition, so that each search is planned with the indexes that serve it.
  -- These are fixed texts: every value travels in $1, the wish.
  conditions constant text := concat_ws(' and ',
    'i.status = ''published''',
    'not i.owner_is_blocked',
    'i.unit_count >= ($1).quantity',
    case when wish.categories is not null then 'i.category_id = any (($1).categories)' end,
    case when wish.only_ids is not null then 'i.id = any (($1).only_ids)' end,
    case when has_place and wish.radius_m > 0 then
      'i.latitude between ($1).lat - ($1).radius_m / 111195 and ($1).lat + ($1).radius_m / 111195
       and i.longitude between ($1).lng - ($1).radius_m / 111195 / greatest(cosd(($1).lat), 0.01)
         and ($1).lng + ($1).radius_m / 111195 / greatest(cosd(($1).lat), 0.01)
       and ' || distance || ' <= ($1).radius_m' end,
    case when cardinality(box) = 4 then
      'i.latitude between ($1).box[2] and ($1).box[4] and ' || case
        when box[1] <= box[3] then 'i.longitude between ($1).box[1] and ($1).box[3]'
        -- Across the date line.
        else '(i.longitude >= ($1).box[1] or i.longitude <= ($1).box[3])' end end,
    case when wish.delivery is not null then '($1).delivery = any (i.delivery_methods)' end,
    case when wish.min_rating > 0 then
      'i.rating_count > 0 and i.rating_sum >= ($1).min_rating * i.rating_count' end,
    case when wish.instant_only then 'i.is_instant' end,
    case when has_dates then
      'period.starts >= now() + make_interval(hours => i.notice_hours)
       and period.ends - period.starts > make_interval(hours => i.min_hours - 1)
       and period.ends - period.starts <= make_interval(hours => i.max_hours)' end,
    case
      when is_similar then (
        select string_agg(format('i.words operator(extensions.%%>) ($1).words[%s]', n), ' and ')
        from generate_subscripts(wish.words, 1) n)
      when has_words then 'i.search @@ ($1).query'
    end);
begin
  return query execute format(
    'select i.id, i.longitude, i.latitude, i.price_per_day_cents, %s, %s, (%s)::float8, i.unit_count, %s
     from public.items i %s where %s',
    in_price, total, rank,
    case
      when has_dates then 'period.starts, period.ends + make_interval(mins => i.buffer_minutes)'
      else 'null::timestamptz, null::timestamptz'
    end,
    -- `offset 0` has the two instants worked out once an item, and only after the cheaper conditions.
    case when has_dates then 'cross join lateral (
      select ($1).local_from at time zone i.time_zone as starts, ($1).local_to at time zone i.time_zone as ends offset 0
    ) period' end,
    conditions)
  using wish;
end
$$;
comment on function public.search_candidates(public.search_wish, boolean) is
  'What fits a wish but for its price and the calendar, or has words like it; for search_items, which asks the calendar.';

create function public.search_items(
  q text default '',
  locale text default 'en',
  category text default null,
  lat double precision default null,
  lng double precision default null,
  radius_m double precision default null,
  box double precision[] default null,
  min_price_cents bigint default null,
  max_price_cents bigint default null,
  local_from timestamp default null,
  local_to timestamp default null,
  quantity integer default 1,
  delivery text default null,
  min_rating double precision default null,
  instant_only boolean default false,
  only_ids uuid[] default null,
  sort text default 'relevance',
  page integer default 1,
  page_size integer default 24,
  pins integer default 0
) returns json
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_generic_plan set pg_trgm.word_similarity_threshold = 0.45 as $$
declare
  has_dates constant boolean := coalesce(local_from < local_to, false);
  has_place constant boolean := lat is not null and lng is not null;
  pieces constant integer := least(greatest(coalesce(quantity, 1), 1), 50);
  max_pins constant integer := least(greatest(coalesce(pins, 0), 0), 1000);
  rows_a_page constant integer := least(greatest(coalesce(page_size, 24), 0), 100);
  rows_before constant integer := (least(greatest(coalesce(page, 1), 1), 1000) - 1) * rows_a_page;
  me constant uuid := auth.uid();
  wish public.search_wish;
  found record;
  is_similar boolean := false;
begin
  wish.words := public.search_words(q);
  if cardinality(wish.words) > 0 then
    wish.query := public.search_query(wish.words);
    -- Words without their endings, to be looked for in titles.
    wish.stubs := array(select left(word, greatest(4, length(word) - 2)) from unnest(wish.words) word);
  end if;
  if category is not null then
    wish.categories := array(
      select c.id
      from public.categories c left join public.categories parent on parent.id = c.parent_id
      where search_items.category in (c.slug, parent.slug)
    );
  end if;
  wish.only_ids := only_ids;
  wish.lat := lat;
  wish.lng := lng;
  wish.radius_m := radius_m;
  wish.box := box;
  wish.min_price_cents := min_price_cents;
  wish.max_price_cents := max_price_cents;
  if has_dates then
    wish.local_from := local_from;
    wish.local_to := local_to;
  end if;
  wish.quantity := pieces;
  wish.delivery := delivery;
  wish.min_rating := min_rating;
  wish.instant_only := instant_only;
  wish.sort := sort;
  wish.with_totals := sort = 'total' or max_pins > 0;

  loop
    with candidates as materialized (
      select c.* from public.search_candidates(wish, is_similar) c
    ), taken as (
      select c.id
      from candidates c
      join public.calendar_entries e
        on e.item_id = c.id and upper(e.during) > c.starts and lower(e.during) < c.free_until
      join public.item_units u on u.id = e.unit_id and u.is_active
      left join public.reservations r on r.id = e.reservation_id
      where has_dates and (r.id is null or r.expires_at > now() and r.user_id is distinct from me)
      group by c.id, c.unit_count
      having c.unit_count - count(distinct e.unit_id) < pieces
    ), matches as materialized (
      select * from candidates where id not in (select id from taken)
    ), ranked as (
      select * from matches where in_price order by rank desc nulls last, id
      limit greatest(rows_before + rows_a_page, max_pins)
    )
    select
      (select count(*) from matches where in_price) as total,
      (select min(price) from matches) as lowest,
      (select max(price) from matches) as highest,
      array(select id from ranked limit rows_a_page offset rows_before) as ids,
      (select json_agg(json_build_array(id, longitude, latitude, total))
       from (select * from ranked limit max_pins) first_ones) as pins
    into found;
    exit when is_similar or wish.query is null or found.lowest is not null
      -- These words are no typing errors, only not to be had like this.
      -- Counted, not `exists`, for which the planner would read item by item.
      or (select count(*) from public.items i where i.search @@ wish.query and i.status = 'published' and not i.owner_is_blocked) > 0;
    is_similar := true;
  end loop;

  return json_build_object(
    'total', found.total,
    'is_similar', is_similar and found.total > 0,
    'lowest_price_cents', found.lowest,
    'highest_price_cents', found.highest,
    'pins', coalesce(found.pins, '[]'),
    'items', (
      select coalesce(json_agg(card), '[]')
      from (
        select
          i.id,
          coalesce(translated.texts ->> 'title', i.title) as title,
          case when translated.texts is null then i.language else search_items.locale end as language,
          i.price_per_day_cents,
          case when has_dates then public.all_in_cents(
            i.price_per_day_cents,
            i.price_per_hour_cents,
            (local_to at time zone i.time_zone) - (local_from at time zone i.time_zone),
            pieces,
            search_items.delivery
          ) end as total_cents,
          i.city,
          i.neighbourhood,
          case when has_place then round(public.distance_m(lat, lng, i.latitude, i.longitude)) end as distance_m,
          i.rating_sum,
          i.rating_count,
          i.is_instant,
          (
            select json_build_object('path', m.path, 'thumbhash', m.thumbhash)
            from public.item_images m where m.item_id = i.id order by m.position limit 1
          ) as image
        from unnest(found.ids) with ordinality f (id, position)
        join public.items i on i.id = f.id
        -- `offset 0` has the long texts fetched and unpacked once.
        cross join lateral (select i.translations -> search_items.locale as texts offset 0) translated
        order by f.position
      ) card
    )
  );
end
$$;
comment on function public.search_items(text, text, text, double precision, double precision, double precision,
  double precision[], bigint, bigint, timestamp, timestamp, integer, text, double precision, boolean, uuid[], text,
  integer, integer, integer) is
  'Published items as wished, with what a card and a pin show. local_from and local_to are wall time at the item; box is west, south, east, north; sort is relevance, total, distance, newest or rating.';
grant execute on function public.search_items(text, text, text, double precision, double precision, double precision,
  double precision[], bigint, bigint, timestamp, timestamp, integer, text, double precision, boolean, uuid[], text,
  integer, integer, integer) to anon, authenticated, service_role;

create table public.city_names (
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  names jsonb not null check (jsonb_typeof(names) = 'object'),
  primary key (city, country)
);
comment on table public.city_names is 'What a city is called elsewhere, {"<locale>": name}, where that differs from items.city.';
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

create function public.search_places(q text default '', locale text default 'en', max_rows integer default 8)
returns table (
  neighbourhood text, city text, country text, latitude double precision, longitude double precision, item_count bigint
)
language sql stable security definer set search_path = '' as $$
  with places as (
    select i.neighbourhood, i.city, i.country,
      avg(i.latitude) as latitude, avg(i.longitude) as longitude, count(*) as item_count
    from public.items i
    where i.status = 'published' and not i.owner_is_blocked
    group by grouping sets ((i.city, i.country), (i.city, i.country, i.neighbourhood))
    having i.neighbourhood is null or i.neighbourhood <> ''
  ), named as (
    select p.*, n.names,
      public.plain_words(concat_ws(' ', p.neighbourhood, p.city, n.names ->> 'en', n.names ->> 'de', n.names ->> 'es', n.names ->> 'fr')) as words
    from places p
    left join public.city_names n on n.city = p.city and n.country = p.country
  )
  select n.neighbourhood, coalesce(n.names ->> locale, n.city), n.country, n.latitude, n.longitude, n.item_count
  from named n
  where not exists (select from unnest(public.search_words(q)) word where ' ' || n.words !~ ('[^[:alnum:]]' || word))
  order by n.neighbourhood is not null, n.item_count desc, n.city, n.neighbourhood
  limit least(greatest(max_rows, 1), 200)
$$;
comment on function public.search_places(text, text, integer) is
  'Cities, then neighbourhoods (null for a whole city), with published items, whose name has every word of q as a beginning, in any of the four languages.';
grant execute on function public.search_places(text, text, integer) to anon, authenticated, service_role;

create function public.search_categories(locale text default 'en')
returns table (slug text, name text, icon text, tint text, item_count bigint, image_path text, image_thumbhash text)
language sql stable security definer set search_path = '' as $$
  select c.slug, coalesce(c.names ->> search_categories.locale, c.names ->> 'en'), c.icon, c.tint,
    (select count(*) from public.items i where i.category_id = c.id and i.status = 'published' and not i.owner_is_blocked),
    picture.path, picture.thumbhash
  from public.categories c
  left join lateral (
    select m.path, m.thumbhash
    from public.items i join public.item_images m on m.item_id = i.id
    where i.category_id = c.id and i.status = 'published' and not i.owner_is_blocked
    order by i.booking_count desc, i.id, m.position
    limit 1
  ) picture on true
  where c.parent_id is null
  order by c.position, c.slug
$$;
comment on function public.search_categories(text) is
  'The first level of categories with their names in a locale, how much there is in each, and a picture of what is rented most.';
grant execute on function public.search_categories(text) to anon, authenticated, service_role;
