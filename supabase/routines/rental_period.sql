create or replace function public.rental_period(item uuid, starts timestamptz, ends timestamptz) returns tstzrange
language sql stable set search_path = '' as $$
  select tstzrange(starts, ends + make_interval(mins => i.buffer_minutes), '[)')
  from public.items i where i.id = item
$$;
comment on function public.rental_period(uuid, timestamptz, timestamptz) is
  'The period that a rental occupies in the calendar: from start to end and the item''s buffer after it.';
