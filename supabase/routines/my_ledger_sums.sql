-- after: my_ledger_entries
create or replace view public.my_ledger_sums with (security_invoker = true) as
  select e.account, e.kind, sum(e.amount_cents)::bigint as amount_cents, count(*)::int as entries
  from public.my_ledger_entries e
  group by e.account, e.kind;
comment on view public.my_ledger_sums is
  'The caller''s entries summed by account and kind of transfer, in cents: an account''s balance is the sum over its kinds.';
grant select on public.my_ledger_sums to authenticated;
