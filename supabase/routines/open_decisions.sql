-- after: open_cases
create or replace function public.open_decisions() returns table (queue text, waiting bigint, oldest timestamptz)
language sql stable security invoker set search_path = '' as $$
  select q.queue, q.waiting, q.oldest
  from (
    select 'listings', count(*), min(w.since) from public.waiting_listings w
    union all
    select 'identities', count(*), min(k.submitted_at) from public.kyc_submissions k where k.status = 'pending'
    union all
    select 'claims', count(*), min(c.updated_at) from public.claims c where c.status in ('escalated', 'appealed')
    union all
    select 'payouts', count(*), min(o.created_at) from public.payouts o where o.status = 'requested'
    union all
    select 'cases', coalesce(max(o.waiting), 0), max(o.oldest) from public.open_cases() o
  ) q (queue, waiting, oldest)
  where (select public.has_role('accounts'))
$$;
comment on function public.open_decisions() is
  'The length of each queue of the back office, and since when its oldest case waits; empty for callers who do not decide.';
revoke execute on function public.open_decisions() from public, anon;
grant execute on function public.open_decisions() to authenticated, service_role;
