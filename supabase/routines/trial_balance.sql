-- after: figures
-- The balances of today are kept; those of a day before are today's less what was posted since, which is kept by quarter of
-- an hour. All time zones begin their days at one.
create or replace function public.trial_balance(from_at timestamptz, until_at timestamptz)
returns table (account text, opening_cents bigint, debit_cents bigint, credit_cents bigint, closing_cents bigint)
language sql stable security definer set search_path = '' as $$
  with kept as (
    select f.key as kind, sum(f.cents) as cents from public.figures f where f.figure = 'balance' group by f.key
  ),
  posted as (
    select f.key as kind,
      coalesce(sum(-f.cents) filter (where f.figure = 'debit' and f.at < until_at), 0) as debit,
      coalesce(sum(f.cents) filter (where f.figure = 'credit' and f.at < until_at), 0) as credit,
      coalesce(sum(f.cents) filter (where f.at >= until_at), 0) as later
    from public.figures f
    where f.figure in ('debit', 'credit') and f.at >= from_at
    group by f.key
  )
  select k.kind,
    (k.cents - coalesce(p.later + p.credit - p.debit, 0))::bigint,
    coalesce(p.debit, 0)::bigint,
    coalesce(p.credit, 0)::bigint,
    (k.cents - coalesce(p.later, 0))::bigint
  from kept k
  left join posted p on p.kind = k.kind
  order by k.kind
$$;
comment on function public.trial_balance(timestamptz, timestamptz) is
  'For each kind of ledger account over all people, in cents: its balance before a span of time, what was debited and credited in it, and its balance at its end. A positive balance is owed to them.';
revoke execute on function public.trial_balance(timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.trial_balance(timestamptz, timestamptz) to service_role;
