-- after: booking_event_seal
-- after: handover_seal
create or replace function public.booking_record(booking uuid)
returns table (entries integer, last_hash text, is_intact boolean)
language sql stable set search_path = '' as $$
  with events as (
    select e.*,
      e.position = row_number() over steps and e.previous_hash = coalesce(lag(e.hash) over steps, '')
        and e.hash = public.booking_event_seal(e) as is_sealed
    from public.booking_events e where e.booking_id = booking_record.booking
    window steps as (order by e.position)
  ), statements as (
    select h.hash,
      h.position = row_number() over steps and h.previous_hash = coalesce(lag(h.hash) over steps, '')
        and h.hash = public.handover_seal(h) as is_sealed
    from public.handovers h where h.booking_id = booking_record.booking
    window steps as (order by h.position)
  )
  select (select count(*)::integer from events),
    (select hash from events order by position desc limit 1),
    coalesce((select bool_and(is_sealed) from events), true)
      and coalesce((select bool_and(is_sealed) from statements), true)
      -- Each statement is named by the step that it belongs to, so that neither can go without the other.
      and array(select hash from statements order by hash) = array(
        select details ->> 'statement' from events where details ? 'statement' order by 1
      )
      -- Nothing was cut off at the end: the rental is where its last step led.
      and coalesce((
        select e.to_status = b.status from events e join public.bookings b on b.id = e.booking_id
        order by e.position desc limit 1
      ), true)
$$;
comment on function public.booking_record(uuid) is
  'The number of steps in the record of a booking, the hash of the last one, and whether every step and statement is unchanged. Empty for callers who may not see the booking.';
revoke execute on function public.booking_record(uuid) from public, anon;
grant execute on function public.booking_record(uuid) to authenticated, service_role;
