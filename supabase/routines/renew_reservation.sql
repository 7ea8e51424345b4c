-- after: identity_wait_end, setting_number
-- The same person keeps a period of an item for an hour at most, however often it is held again, and then lets others
-- have a chance for as long as one hold lasts. A wait for the decision on their identity counts instead of the hour. Overlapping and adjoining periods count as one.
create or replace function public.renew_reservation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  held tstzrange := public.rental_period(new.item_id, new.start_date, new.end_date);
  earlier record;
begin
  with taken as (
    delete from public.held_periods h
    where h.user_id = new.user_id and h.item_id = new.item_id and (h.during && held or h.during -|- held)
    returning h.during, h.first_held_at, h.held_until
  )
  select range_agg(t.during) as during, min(t.first_held_at) as first_held_at, max(t.held_until) as held_until into earlier
  from taken t where t.held_until > now() - make_interval(mins => public.setting_number('holdMinutes')::integer);
  -- Nor longer than until the rental would begin.
  new.expires_at := least(new.expires_at, new.start_date, coalesce(
    public.identity_wait_end(new.user_id),
    greatest(
      coalesce(earlier.first_held_at, now()) + interval '60 minutes',
      -- What was promised during the wait is kept.
      (select w.ends_at from public.identity_waits w where w.user_id = new.user_id and w.approved_at is not null))));
  insert into public.held_periods (user_id, item_id, during, first_held_at, held_until) values (
    new.user_id, new.item_id, range_merge(coalesce(earlier.during, '{}'::tstzmultirange) + tstzmultirange(held)),
    coalesce(earlier.first_held_at, now()), greatest(earlier.held_until, new.expires_at));
  return new;
end
$$;
comment on function public.renew_reservation() is
  'Ends a hold an hour after its person first held this period of the item, or when the rental would begin; hold_refusal() refuses the next.';

-- After limit_reservation: triggers run in the order of their names.
create or replace trigger renew_reservation before insert or update of expires_at on public.reservations
  for each row execute function public.renew_reservation();
