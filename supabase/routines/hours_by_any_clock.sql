-- Clocks are put forward between ten in the evening and four in the morning, wherever they are (a test looks at every
-- zone): by day a local time is the same reading on every clock, and no zone has to be looked up.
create or replace function public.hours_by_any_clock(local_from timestamp, local_to timestamp) returns integer
language sql immutable parallel safe
return case
  when date_part('hour', local_from) between 4 and 21 and date_part('hour', local_to) between 4 and 21
    then greatest(1, ceil(date_part('epoch', local_to - local_from) / 3600))::integer
end;
comment on function public.hours_by_any_clock(timestamp, timestamp) is
  'The rental_hours() between these local times if they are the same in every time zone; null where a clock may skip one of them.';
