create or replace function public.booking_event_seal(event public.booking_events) returns text
language sql stable set search_path = '' set timezone = 'UTC' as $$
  select encode(sha256(convert_to(event.previous_hash || jsonb_build_object(
    'booking_id', event.booking_id, 'position', event.position, 'transition', event.transition,
    'from_status', event.from_status, 'to_status', event.to_status, 'role', event.role, 'user_id', event.user_id,
    'reason', event.reason, 'details', event.details, 'at', event.at
  )::text, 'UTF8')), 'hex')
$$;
comment on function public.booking_event_seal(public.booking_events) is
  'The hash that seals a step of a booking: of its content and of the step before, as SHA-256 in hexadecimal digits.';
revoke execute on function public.booking_event_seal(public.booking_events) from public, anon;
grant execute on function public.booking_event_seal(public.booking_events) to authenticated, service_role;
