-- after: figures, figures_of
create or replace function public.recount_figures() returns void
language sql volatile set search_path = '' as $$
  delete from public.figure_changes;
  delete from public.figure_sums;
  insert into public.figure_sums (figure, at, key, number, cents)
  select f.figure, f.at, f.key, sum(f.number), sum(f.cents)
  from (
    select f.* from public.profiles p, public.figures_of(p) f
    union all select f.* from public.agreements a, public.figures_of(a) f
    union all select f.* from public.items i, public.figures_of(i) f
    union all select f.* from public.orders o, public.figures_of(o) f
    union all select f.* from public.bookings b, public.figures_of(b) f
    union all select f.* from public.ledger_entries e, public.figures_of(e) f
  ) f
  group by f.figure, f.at, f.key
$$;
comment on function public.recount_figures() is
  'Counts the figures anew from all rows, for which nobody may write meanwhile.';
revoke execute on function public.recount_figures() from public, anon, authenticated, service_role;
