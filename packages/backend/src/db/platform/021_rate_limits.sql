-- Rate limits that hold over all processes: one row a key, the theoretical arrival time of its next request (GCRA).

create unlogged table lendaround.rate_limits (
  key text primary key,
  arrives_at timestamptz not null
);
create index rate_limits_arrives_at_idx on lendaround.rate_limits (arrives_at);
alter table lendaround.rate_limits enable row level security;
comment on table lendaround.rate_limits is 'Unlogged: after a crash of the database all counts start afresh.';

create function lendaround.take(keys text[], limits int[], seconds int[], costs int[]) returns int
language plpgsql as $$
declare
  -- The caller sorts the keys, so that two requests never wait for each other.
  moment timestamptz := clock_timestamp();
  wait interval := '0';
  needed interval;
  arrival timestamptz;
begin
  for i in 1 .. cardinality(keys) loop
    needed := make_interval(secs => seconds[i]::float8 * costs[i] / limits[i]);
    insert into lendaround.rate_limits as r (key, arrives_at)
    values (keys[i], moment + needed)
    on conflict (key) do update
      set arrives_at = greatest(r.arrives_at, moment) + needed
      where greatest(r.arrives_at, moment) + needed <= moment + make_interval(secs => seconds[i])
    returning arrives_at into arrival;
    if arrival is null then
      wait := greatest(wait, (
        select r.arrives_at + needed - moment - make_interval(secs => seconds[i])
        from lendaround.rate_limits r
        where r.key = keys[i]
      ));
    end if;
  end loop;
  return ceil(extract(epoch from wait) * 1000);
end
$$;
comment on function lendaround.take(text[], int[], int[], int[]) is
  'Counts what costs costs[i] requests against each key (at most limits[i] in seconds[i]); 0, or the milliseconds to wait.';
revoke execute on function lendaround.take(text[], int[], int[], int[]) from public;
