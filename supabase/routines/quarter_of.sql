create or replace function public.quarter_of(moment timestamptz) returns timestamptz
language sql immutable as $$
  select date_bin('15 minutes', moment, timestamptz '2000-01-01 00:00:00Z')
$$;
comment on function public.quarter_of(timestamptz) is 'The beginning of its quarter of an hour.';
revoke execute on function public.quarter_of(timestamptz) from public, anon;
