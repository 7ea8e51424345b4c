alter table public.hubs
  add retired_at timestamptz,
  add version integer not null default 0,
  add constraint hubs_retired_are_closed check (retired_at is null or not is_active),
  add constraint hubs_position check (latitude between -90 and 90 and longitude between -180 and 180),
  -- Rows that operators wrote by hand are not judged.
  add constraint hubs_named check (char_length(name) between 1 and 100 and char_length(address) between 1 and 200) not valid,
  add constraint hubs_week check (opening_hours = '{}' or public.is_weekly_hours(opening_hours)) not valid;
comment on column public.hubs.is_active is 'Whether renters may choose it; one that is closed stays on the rentals that it is on.';
comment on column public.hubs.retired_at is 'From when on it is no hub any more; until then one that is closed is paused.';
comment on column public.hubs.version is 'Counts the changes: of two that were made of the same state one is refused.';

drop policy hubs_select on public.hubs;
create policy hubs_select on public.hubs for select to anon using (is_active);
-- A rental keeps its hub: its sides read where it is, whatever has become of it since.
create policy hubs_select_signed_in on public.hubs for select to authenticated
  using (is_active or exists (select from public.bookings b where b.hub_id = hubs.id));
