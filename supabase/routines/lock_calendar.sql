create or replace function public.lock_calendar(item uuid) returns void
language sql volatile set search_path = '' as $$
  -- All who write into the calendar of an item queue here, so that losers lose cleanly, without deadlock.
  select pg_advisory_xact_lock(hashtextextended('calendar:' || item::text, 0))
$$;
comment on function public.lock_calendar(uuid) is 'Takes the calendar of one item until the end of the transaction.';
