create table public.categories (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references public.categories (id) on delete restrict,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null check (names ?& array['en', 'de', 'es', 'fr']),
  icon text not null,
  tint text not null check (tint ~ '^#[0-9a-f]{6}$'),
  position integer not null default 0,
  is_transport boolean not null default false
);
comment on table public.categories is 'The tree of what can be rented; names in the four languages.';
comment on column public.categories.is_transport is 'Rentals of means of transport are reported to the tax office separately.';
create index categories_parent on public.categories (parent_id);

create function public.titles_of(translations jsonb) returns jsonb
language sql immutable strict set search_path = '' as $$
  select coalesce(jsonb_object_agg(t.key, t.value -> 'title'), '{}')
  from jsonb_each(translations) t where jsonb_typeof(t.value -> 'title') = 'string'
$$;
comment on function public.titles_of(jsonb) is 'The titles alone, {"<locale>": title}, out of an item''s translations.';

-- Without a search path of its own, so that it becomes part of what calls it.
create function public.map_patch(row_number integer, column_number integer) returns integer
language sql immutable
return (((row_number + 4500) / 50 * 361 + (column_number + 9000) / 50) * 100
    + (row_number + 4500) / 5 % 10 * 10 + (column_number + 9000) / 5 % 10) * 25
  + (row_number + 4500) % 5 * 5 + (column_number + 9000) % 5;
comment on function public.map_patch(integer, integer) is
  'The number of a patch of the map, a fiftieth of a degree wide and high: rows count from the equator, columns from Greenwich. Divided by 25 it is that of the square, a tenth of a degree, around it; by 2500, of the degree.';

create function public.is_weekly_hours(hours jsonb) returns boolean
language sql immutable strict set search_path = '' as $$
  select jsonb_typeof(hours) = 'object' and hours <> '{}'
    and not exists (
      select from jsonb_each(hours) d
      where d.key <> all (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
        or case when jsonb_typeof(d.value) = 'array' then jsonb_array_length(d.value) not between 1 and 4 else true end
    )
    and not exists (
      select from (
        select w.times, lag(w.times ->> 1) over (partition by d.key order by w.position) as before
        from jsonb_each(hours) d, jsonb_path_query(d.value, '$[*]') with ordinality w (times, position)
      ) t
      where t.times::text !~ '^\["([01]\d|2[0-3]):[0-5]\d", "(([01]\d|2[0-3]):[0-5]\d|24:00)"\]$'
        or (t.times ->> 0) collate "C" >= (t.times ->> 1) collate "C"
        or t.before collate "C" >= (t.times ->> 0) collate "C"
    )
$$;
comment on function public.is_weekly_hours(jsonb) is
  'Whether this is a week of hours: days with one to four times each, from before to, in order and apart. At least one day is open.';

create function public.hours_class(hours integer) returns integer
language sql immutable parallel safe return width_bucket(hours, '{2,5,9,25}'::integer[]);
comment on function public.hours_class(integer) is 'A class of so many hours, 0 to 4: the last is more than a day.';

create function public.placed_lexemes(headline tsvector, patch integer, standing double precision, min_hours integer)
returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(array_agg(key))
  from (
    select '/' || greatest(floor(standing * 50)::integer, 39) as shelf, 'h' || public.hours_class(min_hours) as hours
  ) item
  cross join lateral (
    select unnest(array['s' || shelf, hours, hours || coalesce('@' || patch / 25, '@') || shelf])
    union all
    select translate(weight, 'ABCD', '1234') || '.' || lexeme || coalesce('@' || patch / 25, '@') || shelf
    from unnest(headline) h (lexeme, positions, weights), unnest(weights) weight
  ) keys (key)
$$;
comment on function public.placed_lexemes(tsvector, integer, double precision, integer) is
  'What an index finds items by, together with words. s/<shelf>: how good it is, /60 to /40, or /39 for all below; h<class>: how long it is rented at least (hours_class); h<class>@<square>/<shelf>: the same there; 1.<lexeme>@<square>/<shelf>: a word with weight A of its headline there, 2., 3. and 4. with B, C and D.';

-- Every role that writes items computes all of these.
grant execute on function public.titles_of(jsonb), public.map_patch(integer, integer), public.is_weekly_hours(jsonb),
  public.hours_class(integer), public.placed_lexemes(tsvector, integer, double precision, integer)
  to authenticated, service_role;

create table public.items (
  -- The columns that a search reads of thousands of rows are before the texts, which PostgreSQL would have to walk
  -- through.
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete restrict,
  category_id uuid references public.categories (id) on delete restrict,
  price_per_day_cents bigint not null default 0 check (price_per_day_cents between 0 and 10000000),
  deposit_cents bigint not null default 0 check (deposit_cents between 0 and 10000000),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  standing double precision not null generated always as (
    (rating_sum + 20.0::float8) / (rating_count + 5) / 5 + least(booking_count, 50) * 0.004::float8
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unit_count integer not null default 0,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  booking_count integer not null default 0,
  notice_hours integer not null default 2 check (notice_hours between 0 and 720),
  min_hours integer not null default 1 check (min_hours between 1 and 8760),
  max_hours integer not null default 720 check (max_hours between 1 and 8760),
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 2880),
  version integer not null default 0,
  patch integer generated always as (
    public.map_patch(floor(latitude * 50)::integer, floor(longitude * 50)::integer)
  ) stored,
  is_instant boolean not null default true,
  owner_is_blocked boolean not null default false,
  published_at timestamptz,
  approved_at timestamptz,
  price_per_hour_cents bigint check (price_per_hour_cents between 1 and 10000000),
  status text not null default 'draft'
    check (status in ('draft', 'pending_review', 'published', 'paused', 'removed')),
  -- A zone that the database does not know would break every search that asks for dates.
  time_zone text not null default 'Europe/Berlin' check (
    time_zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' and timezone(time_zone, timestamp '2000-01-01') is not null
  ),
  delivery_methods text[] not null default '{pickup}'
    check (delivery_methods <@ '{pickup,delivery,hub}'::text[] and cardinality(delivery_methods) > 0),
  squares integer[] generated always as (
    array[public.map_patch(floor(latitude * 50)::integer, floor(longitude * 50)::integer) / 25]
  ) stored,
  headline tsvector not null default '',
  titles jsonb generated always as (public.titles_of(translations)) stored,
  language text not null check (language in ('en', 'de', 'es', 'fr')),
  title text not null default '' check (char_length(title) <= 100),
  description text not null default '' check (char_length(description) <= 5000),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  neighbourhood text not null default '' check (char_length(neighbourhood) <= 80),
  city text not null default '' check (char_length(city) <= 80),
  country text not null default 'DE' check (country ~ '^[A-Z]{2}$'),
  weekly_hours jsonb check (public.is_weekly_hours(weekly_hours)),
  cancellation_policy text not null default 'flexible'
    check (cancellation_policy in ('flexible', 'moderate', 'strict')),
  search tsvector not null default '',
  check (min_hours <= max_hours),
  check (status <> 'published' or latitude is not null and longitude is not null),
  -- A draft is kept from its first photo on: what is missing is empty, and has to be there before anyone else sees it.
  constraint items_whole check (
    status = 'draft'
    or category_id is not null and char_length(title) >= 3 and price_per_day_cents >= 100 and city <> ''
  )
);
comment on table public.items is
  'The items of lenders. Published ones are public; the exact place is in item_locations.';
comment on column public.items.translations is '{"<locale>": {"title": …, "description": …}} beside the language of the row itself.';
comment on column public.items.price_per_day_cents is '0 in a draft that has no price yet.';
comment on column public.items.latitude is 'Rounded: see item_locations for the exact one.';
comment on column public.items.buffer_minutes is 'Minutes for which a unit stays blocked after each rental.';
comment on column public.items.approved_at is
  'Since when its words and pictures may be shown: kept by trigger, null in a draft. A later change of them waits in item_revisions.';
comment on column public.items.weekly_hours is
  'When the item is handed over and taken back, {"mon": [["08:00", "20:00"]], …}, local time; null: at any time.';
comment on column public.items.owner_is_blocked is
  'Kept by trigger: hides all that a blocked person offers, without a look at profiles in each read.';
comment on column public.items.rating_sum is 'Sum of the published ratings, kept by the trigger on reviews.';
comment on column public.items.unit_count is 'The number of active units, maintained by the trigger on item_units.';
comment on column public.items.version is 'Counts the changes of status: a moderator decides on the version that they saw.';
comment on column public.items.search is 'Kept by trigger: what it is found by. What is in headline, once more as 1.<lexeme>, 2.<lexeme> and 3.<lexeme> for its weights A, B and C, and as d.<word> the words of the descriptions.';
comment on column public.items.headline is
  'Kept by trigger: what it is ranked by. Words and concepts (c.<concept>) of its titles, weighed A what it is, B what that is a kind of, C what else they say, D its category; w.<word> is what comes with it.';
comment on column public.items.titles is 'Out of translations: {"<locale>": title}.';
comment on column public.items.patch is 'Where it lies, as map_patch() numbers the map.';
comment on column public.items.squares is
  'The one square of the map that it lies in, in an array: GIN can look for it together with words.';
comment on column public.items.standing is
  'The rank of the item by its ratings and bookings. Few ratings count as if there were five more of four stars.';

-- Long texts live apart, so that a search that looks at thousands of items reads a few hundred pages; what it reads for
-- every item is never moved out of the row.
alter table public.items set (toast_tuple_target = 512);
alter table public.items alter column headline set storage main;
alter table public.items alter column titles set storage main;
alter table public.items alter column squares set storage plain;
alter table public.items alter column weekly_hours set storage main;
-- The planner does not know that reading a text vector costs more than the index does: let it take words for rare.
alter table public.items alter column search set statistics 0;
alter table public.items alter column squares set statistics 0;

create index items_owner on public.items (owner_id, updated_at desc, id desc);
create index items_newest on public.items (published_at desc, id) where status = 'published';
-- The third is for words that many items have: the best of them hereabouts are read first.
create index items_search on public.items
  using gin (search, squares, public.placed_lexemes(headline, patch, standing, min_hours));
-- Not a GiST index on points: the planner knows nothing of how many points a box holds, and would choose it always.
create index items_latitude on public.items (latitude, longitude);
-- The best of a patch, a square, a degree, of a category and of all: a search without words looks at no more of each.
-- What follows the order is for what does not fit to be passed by without a look at its row: how long it is rented at
-- least, where it is, what it costs. Indexes of parts of the map have that as real, others as integer: the planner, which
-- expects next to nothing of so many conditions, cannot take the one kind for the other.
create index items_best_of_patch on public.items
  (patch, standing desc, (min_hours::real), (latitude::real), (longitude::real), (price_per_day_cents::real))
  where status = 'published' and not owner_is_blocked;
create index items_best_of_square on public.items
  ((patch / 25), standing desc, (min_hours::real), (latitude::real), (longitude::real), (price_per_day_cents::real))
  where status = 'published' and not owner_is_blocked;
create index items_best_of_degree on public.items
  ((patch / 2500), standing desc, (min_hours::real), (latitude::real), (longitude::real), (price_per_day_cents::real))
  where status = 'published' and not owner_is_blocked;
create index items_best_of_category on public.items
  (category_id, standing desc, min_hours, (price_per_day_cents::integer))
  where status = 'published' and not owner_is_blocked;
create index items_best on public.items
  (standing desc, min_hours, (price_per_day_cents::integer))
  where status = 'published' and not owner_is_blocked;
create index items_popular on public.items (category_id, booking_count desc, id)
  where status = 'published' and not owner_is_blocked;
create index items_places on public.items (city, country, neighbourhood, latitude, longitude)
  where status = 'published' and not owner_is_blocked;

create trigger items_touch before update on public.items
  for each row execute function public.touch_updated_at();

create table public.item_locations (
  item_id uuid primary key references public.items (id) on delete cascade,
  address text not null default '' check (char_length(address) <= 300),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
comment on table public.item_locations is 'The exact place: for the owner and for renters with a confirmed booking.';

create table public.item_images (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.items (id) on delete cascade,
  path public.object_name not null,
  position integer not null default 0,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumbhash text check (char_length(thumbhash) <= 60),
  -- With what a card shows of its picture.
  constraint item_images_item_id_position_key unique (item_id, position) include (path, thumbhash)
    deferrable initially immediate
);
comment on table public.item_images is 'Photos in the bucket images, first one first; thumbhash is base64.';
create index item_images_path on public.item_images (path);

create table public.item_units (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.items (id) on delete cascade,
  label text not null check (char_length(label) between 1 and 40),
  is_active boolean not null default true,
  unique (item_id, label)
);
comment on table public.item_units is 'The physical pieces: an item can be rented as often at once as it has active units.';
create index item_units_resting on public.item_units (id) where not is_active;

alter table public.categories enable row level security;
alter table public.items enable row level security;
alter table public.item_locations enable row level security;
alter table public.item_images enable row level security;
alter table public.item_units enable row level security;

grant select on public.categories, public.items, public.item_images to anon, authenticated;
grant select on public.item_units, public.item_locations to authenticated;
grant all on public.categories, public.items, public.item_locations, public.item_images, public.item_units
  to service_role;

-- An owner writes drafts; what others see of an item changes through use cases. Where it is as well: the time zone comes
-- from the place.
grant insert (owner_id, category_id, title, description, language, translations, price_per_day_cents,
    price_per_hour_cents, deposit_cents, neighbourhood, city, country, delivery_methods, is_instant,
    notice_hours, min_hours, max_hours, buffer_minutes, cancellation_policy),
  update (category_id, title, description, language, translations, price_per_day_cents, price_per_hour_cents,
    deposit_cents, neighbourhood, city, country, delivery_methods, is_instant, notice_hours, min_hours,
    max_hours, buffer_minutes, cancellation_policy),
  delete on public.items to authenticated;
grant insert, update, delete on public.item_images, public.item_units to authenticated;

create policy categories_select on public.categories for select to anon, authenticated using (true);

create policy items_select_published on public.items for select to anon
  using (status = 'published' and not owner_is_blocked);
create policy items_select on public.items for select to authenticated
  using (status = 'published' and not owner_is_blocked or owner_id = (select auth.uid()) or (select public.has_role('moderator')));
create policy items_insert_own on public.items for insert to authenticated
  with check (owner_id = (select auth.uid()) and status = 'draft');
create policy items_update_own on public.items for update to authenticated
  using (owner_id = (select auth.uid()))
  with check (owner_id = (select auth.uid()));
create policy items_delete_draft on public.items for delete to authenticated
  using (owner_id = (select auth.uid()) and status = 'draft');

create function public.owns_item(item uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.items where id = item and owner_id = (select auth.uid()))
$$;
comment on function public.owns_item(uuid) is 'Whether the item is the caller''s own.';
grant execute on function public.owns_item(uuid) to anon, authenticated, service_role;

-- No item points to a missing photo: a photo leaves its item first, and then the folder.
create policy "photos of an item stay" on storage.objects as restrictive
  for delete to authenticated using (
    bucket_id <> 'images'
    or not exists (select from public.item_images m where m.path = objects.name and public.owns_item(m.item_id))
  );

create policy item_images_select on public.item_images for select to anon, authenticated
  using (exists (select from public.items i where i.id = item_id));
create policy item_images_write_own on public.item_images for all to authenticated
  using (public.owns_item(item_id))
  with check (public.owns_item(item_id) and starts_with(path, (select auth.uid())::text || '/'));
create policy item_units_own on public.item_units for all to authenticated
  using (public.owns_item(item_id)) with check (public.owns_item(item_id));
create policy item_locations_select_own on public.item_locations for select to authenticated
  using (public.owns_item(item_id));
