-- after: identity_wait_end, setting_number
create or replace function public.limit_reservation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wait_end timestamptz;
begin
  -- The same lock as for a person's whole checkout, and as there taken before any calendar: two holds at the same
  -- moment are both counted.
  perform pg_advisory_xact_lock(hashtextextended('checkout:' || new.user_id::text, 0));
  wait_end := public.identity_wait_end(new.user_id);
  -- No other hold lasts longer than the operator set (20 minutes at first), whatever the browser asks for.
  new.expires_at := coalesce(wait_end, least(new.expires_at, now() + make_interval(mins => public.setting_number('holdMinutes')::integer)));
  if (select count(*) from public.reservations where user_id = new.user_id and expires_at > now())
    >= public.basket_limit()
  then
    raise exception 'too many items are held at once' using errcode = 'LA003', constraint = 'reservations_limit';
  end if;
  return new;
end
$$;
comment on function public.limit_reservation() is
  'Shortens a hold to the minutes that are set, or to the end of a wait for the identity; refuses with LA003 more live holds of a person than a basket has lines.';

create or replace trigger limit_reservation before insert on public.reservations
  for each row execute function public.limit_reservation();
