create or replace view public.figures with (security_invoker = true) as
  select s.figure, s.at, s.key, s.number, s.cents from public.figure_sums s
  union all
  select c.figure, c.at, c.key, c.number, c.cents from public.figure_changes c;
comment on view public.figures is 'The figures of the site as of now: what is summed up, and what has changed since.';
revoke all on public.figures from public, anon, authenticated, service_role;
