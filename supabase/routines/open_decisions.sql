-- after: open_cases
-- after: second_approvals
-- Each queue for those who decide in it, by its own index: under the policies of its table the length of one takes as long as
-- the table has rows.
create or replace function public.open_decisions() returns table (queue text, waiting bigint, oldest timestamptz)
language sql stable security definer set search_path = '' as $$
  with may as (
    select public.has_role('moderator') as moderate, public.has_role('accounts') as pay,
      public.has_role('finance') as account
  )
  select q.queue, q.waiting, q.oldest
  from (
    select 'listings', count(*), min(w.since) from public.waiting_listings w where (select m.moderate from may m)
    union all
    select 'identities', count(*), min(k.submitted_at) from public.kyc_submissions k
    where k.status = 'pending' and (select m.moderate from may m)
    union all
    select 'claims', count(*), min(c.updated_at) from public.claims c
    where c.status in ('escalated', 'appealed') and (select m.moderate from may m)
    union all
    select 'payouts', count(*), min(o.created_at) from public.payouts o
    where o.status = 'requested' and (select m.pay from may m)
    union all
    select 'disputes', count(*), min(d.created_at) from public.disputes d
    where d.status in ('needs_response', 'lost') and (select m.account from may m)
    union all
    select 'second', count(*), min(w.since) from public.second_approvals(page_size => 500) w where not w.is_own
    union all
    select 'cases', coalesce(max(o.waiting), 0), max(o.oldest) from public.open_cases() o
  ) q (queue, waiting, oldest)
  where (select m.pay from may m)
$$;
comment on function public.open_decisions() is
  'The length of each queue of the back office, and since when its oldest case waits, none in those that the caller does not decide in; empty for callers who do not decide.';
revoke execute on function public.open_decisions() from public, anon;
grant execute on function public.open_decisions() to authenticated, service_role;
