create or replace function public.lock_calendar(item uuid) returns void
language sql volatile set search_path = '' as $$
  -- Every writer to the calendar of an item queues here, so that the one who comes too late is refused without a
  -- deadlock.
  select pg_advisory_xact_lock(hashtextextended('calendar:' || item::text, 0))
$$;
comment on function public.lock_calendar(uuid) is 'Locks the calendar of one item until the end of the transaction.';
