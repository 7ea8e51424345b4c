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
comment on column public.categories.is_transport is 'Rentals of means of transport are reported to the tax office apart.';
create index categories_parent on public.categories (parent_id);

create table public.items (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete restrict,
  category_id uuid not null references public.categories (id) on delete restrict,
  title text not null check (char_length(title) between 3 and 100),
  description text not null default '' check (char_length(description) <= 5000),
  language text not null check (language in ('en', 'de', 'es', 'fr')),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  price_per_day_cents bigint not null check (price_per_day_cents between 100 and 10000000),
  price_per_hour_cents bigint check (price_per_hour_cents between 1 and 10000000),
  deposit_cents bigint not null default 0 check (deposit_cents between 0 and 10000000),
  neighbourhood text not null default '' check (char_length(neighbourhood) <= 80),
  city text not null check (char_length(city) between 1 and 80),
  country text not null check (country ~ '^[A-Z]{2}$'),
  time_zone text not null default 'Europe/Berlin',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  delivery_methods text[] not null default '{pickup}'
    check (delivery_methods <@ '{pickup,delivery,hub}'::text[] and cardinality(delivery_methods) > 0),
  is_instant boolean not null default true,
  notice_hours integer not null default 2 check (notice_hours between 0 and 720),
  min_hours integer not null default 1 check (min_hours between 1 and 8760),
  max_hours integer not null default 720 check (max_hours between 1 and 8760),
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 2880),
  cancellation_policy text not null default 'flexible'
    check (cancellation_policy in ('flexible', 'moderate', 'strict')),
  status text not null default 'draft'
    check (status in ('draft', 'pending_review', 'published', 'paused', 'removed')),
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  booking_count integer not null default 0,
  owner_is_blocked boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (min_hours <= max_hours),
  check (status <> 'published' or latitude is not null and longitude is not null)
);
comment on table public.items is 'What a lender offers. Anybody sees published ones; the exact place is in item_locations.';
comment on column public.items.translations is '{"<locale>": {"title": …, "description": …}} beside the language of the row itself.';
comment on column public.items.latitude is 'Rounded: see item_locations for the exact one.';
comment on column public.items.buffer_minutes is 'How long a unit stays blocked after each rental.';
comment on column public.items.owner_is_blocked is
  'Kept by trigger: hides all that a blocked person offers, without a look at profiles in each read.';
comment on column public.items.rating_sum is 'Sum of the published ratings, kept by the trigger on reviews.';

create index items_owner on public.items (owner_id);
create index items_newest on public.items (published_at desc, id) where status = 'published';

create trigger items_touch before update on public.items
  for each row execute function public.touch_updated_at();

create function public.stamp_publication() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'published' and new.published_at is null then
    new.published_at := now();
  end if;
  return new;
end
$$;
comment on function public.stamp_publication() is 'Notes when an item was first published.';
create trigger items_stamp_publication before insert or update of status on public.items
  for each row execute function public.stamp_publication();

create function public.note_blocked_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'profiles' then
    update public.items set owner_is_blocked = new.is_blocked where owner_id = new.id;
  else
    -- Locked, so that a block that comes at this moment waits and finds the new item.
    select p.is_blocked into new.owner_is_blocked from public.profiles p where p.id = new.owner_id for share;
    new.owner_is_blocked := coalesce(new.owner_is_blocked, false);
  end if;
  return new;
end
$$;
comment on function public.note_blocked_owner() is 'Keeps items.owner_is_blocked true.';
create trigger items_note_blocked_owner before insert or update of owner_id on public.items
  for each row execute function public.note_blocked_owner();
create trigger profiles_note_blocked_owner after update of is_blocked on public.profiles
  for each row when (old.is_blocked is distinct from new.is_blocked) execute function public.note_blocked_owner();

create table public.item_locations (
  item_id uuid primary key references public.items (id) on delete cascade,
  address text not null default '' check (char_length(address) <= 300),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
comment on table public.item_locations is 'The exact place: for the owner and for whoever has a confirmed booking.';

create function public.round_item_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- About 300 m: near enough to choose by, too wide to find the door.
  update public.items
  set latitude = round(new.latitude::numeric * 400) / 400,
      longitude = round(new.longitude::numeric * 400) / 400
  where id = new.item_id;
  return new;
end
$$;
comment on function public.round_item_place() is 'Gives the item the rounded place that everybody may see.';
create trigger item_locations_round after insert or update on public.item_locations
  for each row execute function public.round_item_place();

create table public.item_images (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.items (id) on delete cascade,
  path text not null check (char_length(path) <= 300),
  position integer not null default 0,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumbhash text check (char_length(thumbhash) <= 60),
  unique (item_id, position) deferrable initially immediate
);
comment on table public.item_images is 'Photos in the bucket images, first one first; thumbhash is base64.';

create table public.item_units (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.items (id) on delete cascade,
  label text not null check (char_length(label) between 1 and 40),
  is_active boolean not null default true,
  unique (item_id, label)
);
comment on table public.item_units is 'The physical pieces: an item can be rented as often at once as it has active units.';

create function public.add_first_unit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.item_units (item_id, label) values (new.id, '1');
  return new;
end
$$;
comment on function public.add_first_unit() is 'Every item has one piece by default.';
create trigger items_add_first_unit after insert on public.items
  for each row execute function public.add_first_unit();

create table public.hubs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  address text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null default 'Europe/Berlin',
  opening_hours jsonb not null default '{}',
  is_active boolean not null default true
);
comment on table public.hubs is 'Shared places for handing over.';
comment on column public.hubs.opening_hours is '{"mon": [["08:00", "20:00"]], …}, local time.';

create table public.favourites (
  user_id uuid not null references public.profiles (id) on delete cascade,
  item_id uuid not null references public.items (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
comment on table public.favourites is 'What somebody marked to find again.';
create index favourites_item on public.favourites (item_id);

alter table public.categories enable row level security;
alter table public.items enable row level security;
alter table public.item_locations enable row level security;
alter table public.item_images enable row level security;
alter table public.item_units enable row level security;
alter table public.hubs enable row level security;
alter table public.favourites enable row level security;

grant select on public.categories, public.items, public.item_images, public.hubs to anon, authenticated;
grant select on public.item_units, public.item_locations, public.favourites to authenticated;
grant insert (user_id, item_id), delete on public.favourites to authenticated;
grant all on public.categories, public.items, public.item_locations, public.item_images, public.item_units,
  public.hubs, public.favourites to service_role;

-- An owner writes drafts; what others see of an item changes through use cases.
grant insert (owner_id, category_id, title, description, language, translations, price_per_day_cents,
    price_per_hour_cents, deposit_cents, neighbourhood, city, country, time_zone, delivery_methods, is_instant,
    notice_hours, min_hours, max_hours, buffer_minutes, cancellation_policy),
  update (category_id, title, description, language, translations, price_per_day_cents, price_per_hour_cents,
    deposit_cents, neighbourhood, city, country, time_zone, delivery_methods, is_instant, notice_hours, min_hours,
    max_hours, buffer_minutes, cancellation_policy),
  delete on public.items to authenticated;
grant insert, update, delete on public.item_locations, public.item_images, public.item_units to authenticated;

create policy categories_select on public.categories for select to anon, authenticated using (true);
create policy hubs_select on public.hubs for select to anon, authenticated using (is_active);

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

-- What people see when they book must not change under their hands: an offered item is paused first, which leaves its
-- mark. Use cases may change everything; they run as the service.
create function public.refuse_offered_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  touched uuid[];
begin
  if current_user <> 'authenticated' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_table_name = 'items' then
    touched := array[old.id];
  else
    touched := array[old.item_id, new.item_id];
  end if;
  -- Locked, so that publishing at this moment waits, or is seen.
  perform from public.items i
  where i.id = any (touched) and i.owner_id = auth.uid() and i.status not in ('draft', 'paused') for share;
  if found then
    raise exception 'only a draft or a paused item can be changed'
      using errcode = 'LA004', constraint = 'items_pause_first', table = tg_table_name;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function public.refuse_offered_change() is
  'Refuses with LA004 what an owner changes of an own item that is offered, waits for the moderators, or is removed.';
create trigger items_pause_first before update on public.items
  for each row execute function public.refuse_offered_change();
create trigger item_images_pause_first before insert or update or delete on public.item_images
  for each row execute function public.refuse_offered_change();
create trigger item_units_pause_first before insert or update or delete on public.item_units
  for each row execute function public.refuse_offered_change();
create trigger item_locations_pause_first before insert or update or delete on public.item_locations
  for each row execute function public.refuse_offered_change();

-- No item of theirs points to nothing: a photo leaves its item first, and then the folder.
create index item_images_path on public.item_images (path);
create policy "photos of an item stay" on storage.objects as restrictive
  for delete to authenticated using (
    bucket_id <> 'images'
    or not exists (select from public.item_images m where m.path = objects.name and public.owns_item(m.item_id))
  );

create policy item_images_select on public.item_images for select to anon, authenticated
  using (exists (select from public.items i where i.id = item_id));
create policy item_images_write_own on public.item_images for all to authenticated
  using (public.owns_item(item_id)) with check (public.owns_item(item_id));
create policy item_units_own on public.item_units for all to authenticated
  using (public.owns_item(item_id)) with check (public.owns_item(item_id));
create policy item_locations_write_own on public.item_locations for all to authenticated
  using (public.owns_item(item_id)) with check (public.owns_item(item_id));

create policy favourites_select_own on public.favourites for select to authenticated
  using (user_id = (select auth.uid()));
create policy favourites_insert_own on public.favourites for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy favourites_delete_own on public.favourites for delete to authenticated
  using (user_id = (select auth.uid()));
