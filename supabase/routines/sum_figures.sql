create or replace function public.sum_figures() returns void
language sql volatile set search_path = '' as $$
  with taken as (
    delete from public.figure_changes returning *
  )
  insert into public.figure_sums as s (figure, at, key, number, cents)
  select t.figure, t.at, t.key, sum(t.number), sum(t.cents) from taken t group by t.figure, t.at, t.key
  on conflict (figure, at, key) do update
    set number = s.number + excluded.number, cents = s.cents + excluded.cents
$$;
comment on function public.sum_figures() is 'Adds the changes of the figures to their sums.';
revoke execute on function public.sum_figures() from public, anon, authenticated, service_role;
