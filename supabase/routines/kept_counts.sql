-- after: figures
create or replace function public.kept_counts(figure text) returns table (key text, number bigint)
language sql stable security definer set search_path = '' as $$
  select f.key, sum(f.number)::bigint from public.figures f where f.figure = kept_counts.figure group by f.key
$$;
comment on function public.kept_counts(text) is
  'One of the figures over all time by its keys: how many people there are, or how many agreed to each version of a document.';
revoke execute on function public.kept_counts(text) from public, anon, authenticated;
grant execute on function public.kept_counts(text) to service_role;
