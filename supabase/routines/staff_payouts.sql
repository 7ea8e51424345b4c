-- Under the policies of payouts PostgreSQL expects a handful of them, and reads all to find the first. Put together from the
-- conditions that apply, as in `staff_bookings`; what the caller sends are parameters.
create or replace function public.staff_payouts(
  states text[], descending boolean default false, after_number bigint default null, page_size integer default 25
) returns setof public.payouts
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text := case when cardinality(states) = 1 then 'p.status = ($1)[1]' else 'p.status = any ($1)' end;
begin
  if not public.has_role('accounts') then
    return;
  end if;
  if after_number is not null then
    conditions := conditions || case when descending then ' and p.number < $2' else ' and p.number > $2' end;
  end if;
  return query execute format(
    'select p.* from public.payouts p where %s order by p.number %s limit $3',
    conditions, case when descending then 'desc' else 'asc' end
  ) using states, after_number, least(greatest(page_size, 1), 500);
end
$$;
comment on function public.staff_payouts(text[], boolean, bigint, integer) is
  'A page of the payouts in these states for the back office, empty for other callers: by number, after that of the page before.';
revoke execute on function public.staff_payouts(text[], boolean, bigint, integer) from public, anon;
grant execute on function public.staff_payouts(text[], boolean, bigint, integer) to authenticated, service_role;
