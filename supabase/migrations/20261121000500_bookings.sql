create table public.reservations (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.items (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  start_date timestamptz not null,
  end_date timestamptz not null,
  quantity integer not null default 1 check (quantity between 1 and 50),
  expires_at timestamptz not null default now() + interval '20 minutes',
  created_at timestamptz not null default now(),
  constraint reservations_start_before_end check (start_date < end_date),
  constraint reservations_at_most_a_year check (end_date <= start_date + interval '1 year')
);
comment on table public.reservations is 'A hold: for 20 minutes these units are nobody else''s.';
create index reservations_item on public.reservations (item_id, expires_at);
create index reservations_user on public.reservations (user_id);

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 10001) unique,
  user_id uuid not null references public.profiles (id) on delete restrict,
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'voided')),
  status_reason text check (status_reason in ('replaced', 'released', 'lapsed', 'dates_gone', 'payment_voided')),
  total_cents bigint not null check (total_cents >= 0),
  currency text not null default 'EUR' check (currency = 'EUR'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_reason_where_lost check ((status in ('failed', 'voided')) = (status_reason is not null))
);
comment on table public.orders is 'One payment for several bookings. Bookings come to be only when it is paid.';
comment on column public.orders.status is
  'paid: authorised and booked; failed: given up before it was paid; voided: authorised, but the dates were gone, so the money was let go.';
create index orders_user on public.orders (user_id, created_at desc);
create trigger orders_touch before update on public.orders
  for each row execute function public.touch_updated_at();

create table public.order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  position integer not null,
  reservation_id uuid,
  item_id uuid not null references public.items (id) on delete restrict,
  start_date timestamptz not null,
  end_date timestamptz not null check (start_date < end_date),
  quantity integer not null check (quantity between 1 and 50),
  rental_type text not null check (rental_type in ('hour', 'day')),
  duration_units integer not null check (duration_units >= 1),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  rental_cents bigint not null check (rental_cents >= 0),
  delivery_cents bigint not null default 0 check (delivery_cents >= 0),
  total_cents bigint generated always as (rental_cents + delivery_cents) stored,
  deposit_cents bigint not null default 0 check (deposit_cents >= 0),
  delivery_method text not null check (delivery_method in ('pickup', 'delivery', 'hub')),
  delivery_address text not null default '' check (char_length(delivery_address) <= 300),
  hub_id uuid references public.hubs (id) on delete restrict,
  is_instant boolean not null default true,
  cancellation_policy text not null default 'flexible' check (cancellation_policy in ('flexible', 'moderate', 'strict')),
  unique (order_id, position),
  check (delivery_method <> 'delivery' or delivery_address <> ''),
  check ((delivery_method = 'hub') = (hub_id is not null))
);
comment on table public.order_lines is 'What an order was quoted for: the basis of its bookings, never changed afterwards.';
comment on column public.order_lines.rental_cents is 'Price times quantity, without delivery.';
comment on column public.order_lines.is_instant is 'As it was offered when ordered, like the policy: what the payer agreed to.';
comment on column public.order_lines.reservation_id is
  'The hold that it was ordered under. No foreign key: the hold goes when it lapses or is booked, and the same holds must find their order again.';
create index order_lines_reservation on public.order_lines (reservation_id);
create index order_lines_item on public.order_lines (item_id);
create index order_lines_hub on public.order_lines (hub_id) where hub_id is not null;

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 10001) unique,
  order_line_id uuid not null unique references public.order_lines (id) on delete restrict,
  order_id uuid not null references public.orders (id) on delete restrict,
  item_id uuid not null references public.items (id) on delete restrict,
  renter_id uuid not null references public.profiles (id) on delete restrict,
  owner_id uuid not null references public.profiles (id) on delete restrict,
  status text not null
    check (status in ('requested', 'confirmed', 'declined', 'cancelled', 'picked_up', 'returned', 'disputed', 'completed')),
  start_date timestamptz not null,
  end_date timestamptz not null,
  time_zone text not null,
  rental_type text not null check (rental_type in ('hour', 'day')),
  quantity integer not null check (quantity between 1 and 50),
  rental_cents bigint not null check (rental_cents >= 0),
  delivery_cents bigint not null check (delivery_cents >= 0),
  total_cents bigint generated always as (rental_cents + delivery_cents) stored,
  deposit_cents bigint not null check (deposit_cents >= 0),
  delivery_method text not null check (delivery_method in ('pickup', 'delivery', 'hub')),
  delivery_address text not null default '',
  hub_id uuid references public.hubs (id) on delete restrict,
  cancellation_policy text not null check (cancellation_policy in ('flexible', 'moderate', 'strict')),
  status_reason text,
  request_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings_start_before_end check (start_date < end_date),
  constraint bookings_not_own check (renter_id <> owner_id),
  constraint bookings_request_has_deadline check (status <> 'requested' or request_expires_at is not null)
);
comment on table public.bookings is 'A rental that was paid for. Only cancelled and declined are inactive.';
comment on column public.bookings.cancellation_policy is 'As it was when booked.';
comment on column public.bookings.request_expires_at is 'When an unanswered request becomes cancelled.';
create index bookings_item on public.bookings (item_id, start_date);
create index bookings_renter on public.bookings (renter_id, start_date desc);
create index bookings_owner on public.bookings (owner_id, start_date desc);
create index bookings_order on public.bookings (order_id);
create index bookings_hub on public.bookings (hub_id) where hub_id is not null;
create index bookings_requested on public.bookings (request_expires_at) where status = 'requested';
create trigger bookings_touch before update on public.bookings
  for each row execute function public.touch_updated_at();

create table public.booking_codes (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  code text not null unique default encode(uuid_send(gen_random_uuid()), 'hex')
);
comment on table public.booking_codes is 'What the renter''s QR code proves at the door; the owner never sees it.';

create table public.item_blocks (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.items (id) on delete cascade,
  start_date timestamptz not null,
  end_date timestamptz not null check (start_date < end_date),
  note text not null default '' check (char_length(note) <= 200),
  created_at timestamptz not null default now()
);
comment on table public.item_blocks is 'When the owner needs the item: all its units are blocked.';
create index item_blocks_item on public.item_blocks (item_id);

create table public.calendar_entries (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references public.item_units (id) on delete restrict,
  item_id uuid not null references public.items (id) on delete cascade,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)
    and not lower_inf(during) and not upper_inf(during)),
  reservation_id uuid references public.reservations (id) on delete cascade,
  booking_id uuid references public.bookings (id) on delete cascade,
  block_id uuid references public.item_blocks (id) on delete cascade,
  constraint calendar_entries_one_cause check (num_nonnulls(reservation_id, booking_id, block_id) = 1),
  constraint calendar_entries_no_overlap exclude using gist (unit_id with =, during with &&)
);
comment on table public.calendar_entries is
  'The only truth on availability: what a unit is doing when, including the buffer after a rental.';
-- Twice as fast as GiST for one item, and a search asks for hundreds.
create index calendar_entries_item on public.calendar_entries (item_id, upper(during), lower(during));
create index calendar_entries_reservation on public.calendar_entries (reservation_id) where reservation_id is not null;
create index calendar_entries_booking on public.calendar_entries (booking_id) where booking_id is not null;
create index calendar_entries_block on public.calendar_entries (block_id) where block_id is not null;

create function public.lock_calendar(item uuid) returns void
language sql volatile set search_path = '' as $$
  -- Everybody who writes into the calendar of an item queues here, so that losers lose cleanly, without deadlock.
  select pg_advisory_xact_lock(hashtextextended('calendar:' || item::text, 0))
$$;
comment on function public.lock_calendar(uuid) is 'Takes the calendar of one item until the end of the transaction.';

create function public.rental_period(item uuid, starts timestamptz, ends timestamptz) returns tstzrange
language sql stable set search_path = '' as $$
  select tstzrange(starts, ends + make_interval(mins => i.buffer_minutes), '[)')
  from public.items i where i.id = item
$$;
comment on function public.rental_period(uuid, timestamptz, timestamptz) is
  'What a rental takes of the calendar: from start to end and the item''s buffer after it.';

create function public.free_units(item uuid, period tstzrange) returns setof uuid
language sql stable set search_path = '' as $$
  select u.id
  from public.item_units u
  where u.item_id = item and u.is_active
    and not exists (
      select from public.calendar_entries e
      left join public.reservations r on r.id = e.reservation_id
      where e.unit_id = u.id and e.during && period
        and (r.id is null or r.expires_at > now())
    )
  order by u.label, u.id
$$;
comment on function public.free_units(uuid, tstzrange) is 'The active units with nothing in their calendar in this period; lapsed holds do not count.';

create function public.drop_lapsed_holds(item uuid) returns void
language sql volatile set search_path = '' as $$
  delete from public.reservations where item_id = item and expires_at <= now()
$$;
comment on function public.drop_lapsed_holds(uuid) is 'Frees what nobody paid for in time.';

create function public.take_units(item uuid, period tstzrange, wanted integer, reservation uuid, booking uuid)
returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  taken integer;
begin
  perform public.lock_calendar(item);
  perform public.drop_lapsed_holds(item);
  insert into public.calendar_entries (unit_id, item_id, during, reservation_id, booking_id)
  select free.id, item, period, reservation, booking
  from public.free_units(item, period) as free (id) limit wanted;
  get diagnostics taken = row_count;
  return taken = wanted;
end
$$;
comment on function public.take_units(uuid, tstzrange, integer, uuid, uuid) is
  'Enters a hold or a booking into the calendar of as many units as wanted; false, to be rolled back, where fewer are free.';

create function public.place_reservation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item public.items;
begin
  select * into item from public.items where id = new.item_id;
  if item.status is distinct from 'published' or item.owner_is_blocked then
    raise exception 'this item cannot be rented' using errcode = 'LA001', constraint = 'reservations_published';
  end if;
  if item.owner_id = new.user_id then
    raise exception 'your own item cannot be rented' using errcode = 'LA002', constraint = 'reservations_not_own';
  end if;
  begin
    if not public.take_units(
      new.item_id, public.rental_period(new.item_id, new.start_date, new.end_date), new.quantity, new.id, null)
    then
      raise exclusion_violation;
    end if;
  exception when exclusion_violation or deadlock_detected then
    raise exception 'no longer available' using errcode = '23P01', constraint = 'calendar_entries_no_overlap';
  end;
  return null;
end
$$;
comment on function public.place_reservation() is
  'Allocates the units of a hold. Refused: 23P01 taken, LA001 not published, LA002 own item.';
create trigger place_reservation after insert on public.reservations
  for each row execute function public.place_reservation();

create function public.limit_reservation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The same lock as the whole checkout of a person, and like there before any calendar: who holds twice at the same
  -- moment is counted twice.
  perform pg_advisory_xact_lock(hashtextextended('checkout:' || new.user_id::text, 0));
  -- Nobody holds longer than 20 minutes, whatever the browser asks for.
  new.expires_at := least(new.expires_at, now() + interval '20 minutes');
  if (select count(*) from public.reservations where user_id = new.user_id and expires_at > now()) >= 20 then
    raise exception 'too many items are held at once' using errcode = 'LA003', constraint = 'reservations_limit';
  end if;
  return new;
end
$$;
comment on function public.limit_reservation() is 'Shortens a hold to 20 minutes; refuses the 21st live hold of a person with LA003.';
create trigger limit_reservation before insert on public.reservations
  for each row execute function public.limit_reservation();

create function public.place_block() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_calendar(new.item_id);
  perform public.drop_lapsed_holds(new.item_id);
  insert into public.calendar_entries (unit_id, item_id, during, block_id)
  select u.id, new.item_id, tstzrange(new.start_date, new.end_date, '[)'), new.id
  from public.item_units u where u.item_id = new.item_id and u.is_active;
  return null;
end
$$;
comment on function public.place_block() is 'Enters an owner''s block into the calendar of every active unit; 23P01 where one is rented.';
create trigger place_block after insert on public.item_blocks
  for each row execute function public.place_block();

create function public.free_inactive_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_entries where booking_id = new.id;
  return null;
end
$$;
comment on function public.free_inactive_booking() is 'A cancelled or declined booking gives its dates back.';
create trigger free_inactive_booking after update of status on public.bookings
  for each row when (new.status in ('cancelled', 'declined')) execute function public.free_inactive_booking();

create function public.count_item_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.items set booking_count = booking_count + 1 where id = new.item_id;
  return null;
end
$$;
comment on function public.count_item_booking() is 'Keeps items.booking_count.';
create trigger count_item_booking after update of status on public.bookings
  for each row when (old.status <> 'completed' and new.status = 'completed')
  execute function public.count_item_booking();

alter table public.reservations enable row level security;
alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.bookings enable row level security;
alter table public.booking_codes enable row level security;
alter table public.item_blocks enable row level security;
alter table public.calendar_entries enable row level security;

grant select on public.reservations, public.orders, public.order_lines, public.bookings, public.booking_codes,
  public.item_blocks to authenticated;
grant insert (item_id, user_id, start_date, end_date, quantity, expires_at), delete on public.reservations to authenticated;
grant insert (item_id, start_date, end_date, note), delete on public.item_blocks to authenticated;
grant all on public.reservations, public.orders, public.order_lines, public.bookings, public.booking_codes,
  public.item_blocks, public.calendar_entries to service_role;

create policy reservations_select_own on public.reservations for select to authenticated
  using (user_id = (select auth.uid()));
create policy reservations_insert_own on public.reservations for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.profiles p where p.id = (select auth.uid()) and not p.is_blocked)
  );
create policy reservations_delete_own on public.reservations for delete to authenticated
  using (user_id = (select auth.uid()));

create policy orders_select_own on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('admin')));
create policy order_lines_select_own on public.order_lines for select to authenticated
  using (exists (select from public.orders o where o.id = order_id));

create policy bookings_select_own on public.bookings for select to authenticated
  using (renter_id = (select auth.uid()) or owner_id = (select auth.uid()) or (select public.has_role('admin')));
create policy booking_codes_select_renter on public.booking_codes for select to authenticated
  using (exists (select from public.bookings b where b.id = booking_id and b.renter_id = (select auth.uid())));

create policy item_blocks_select_own on public.item_blocks for select to authenticated
  using (public.owns_item(item_id));
create policy item_blocks_insert_own on public.item_blocks for insert to authenticated
  with check (public.owns_item(item_id));
create policy item_blocks_delete_own on public.item_blocks for delete to authenticated
  using (public.owns_item(item_id));

-- Whoever has a confirmed booking must find the door.
create policy item_locations_select_renter on public.item_locations for select to authenticated
  using (exists (
    select from public.bookings b
    where b.item_id = item_locations.item_id and b.renter_id = (select auth.uid())
      and b.status in ('confirmed', 'picked_up', 'returned', 'disputed')
  ));
-- A renter still sees the item of a booking after it was paused or removed.
create policy items_select_renter on public.items for select to authenticated
  using (exists (select from public.bookings b where b.item_id = items.id and b.renter_id = (select auth.uid())));
