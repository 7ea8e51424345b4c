-- after: search_candidates
-- One text, and a statement of its own for lists and maps, with dates and without: what a search does not ask for would
-- otherwise be prepared for each search, which costs as much as searching.
do $make$
declare
  -- With dates: the calendar of each is asked, unless there are too many; then that of the first ones.
  free constant text := $free$
    ), last_asked as materialized (
      select coalesce(case when in_price then - rank end, 'infinity') as rank, id
      from candidates where (select is_long from size)
      order by 1, id offset criteria.enough / 2 - 1 limit 1
    ), looked_at as not materialized (
      select * from candidates
      where not (select is_long from size)
        or (coalesce(case when in_price then - rank end, 'infinity'), id) <= (select rank, id from last_asked)
    ), taken as materialized (
      select c.id
      from looked_at c
      join public.live_calendar_entries e
        on e.item_id = c.id and e.ends_at > c.starts and e.starts_at < c.free_until
      where (e.held_by = me) is not true
      group by c.id, c.unit_count
      having c.unit_count - count(distinct e.unit_id) < criteria.quantity
    ), matches as materialized (
      select id, place, longitude, latitude, price, in_price, total, rank
      from looked_at where id not in (select id from taken)
    ), counted as (
      select free.total, size.is_cut or size.total > criteria.enough / 2 as is_cut,
        case when size.is_long then size.lowest else free.lowest end as lowest,
        case when size.is_long then size.highest else free.highest end as highest
      from size, (
        select count(*) filter (where in_price) as total, min(price) as lowest, max(price) as highest from matches
      ) free
    $free$;
  any_time constant text := $any$
    ), matches as not materialized (
      select * from candidates
    ), counted as (
      select * from size
    $any$;
  on_map constant text := $map$,
      (select json_agg(json_build_array(id, longitude, latitude, total))
       from (select * from ranked limit max_pins) first_ones) as pins,
      (select public.cluster_pins(array_agg(id), array_agg(longitude), array_agg(latitude), array_agg(total))
       from matches where in_price having count(*) > max_pins) as clusters
    into outcome
  $map$;
  in_list constant text := 'into outcome';
  statement constant text := $statement$
    with candidates as materialized (
      select c.* from public.search_candidates(criteria) c
    ), size as materialized (
      select count(*) filter (where in_price) as total, min(price) as lowest, max(price) as highest,
        coalesce(bool_or(is_last), false) as is_cut, count(*) > criteria.enough / 2 as is_long
      from candidates
    %1$s
    ), ranked as materialized (
      select * from matches where in_price order by rank desc nulls last, id
      limit greatest(rows_before + rows_a_page, max_pins)
    ), last_one as materialized (
      -- Whatever comes before it is known; what was not read comes after.
      select rank, id from candidates where is_last order by rank desc nulls last, id limit 1
    )
    select
      total,
      case when is_cut and exists (select from last_one) then (
        select count(*) from matches m, last_one l
        where m.in_price and (m.rank > l.rank or m.rank = l.rank and m.id <= l.id)
      ) else total end as in_order,
      is_cut, lowest, highest,
      array(select place from ranked limit rows_a_page offset rows_before) as places
      %2$s
    from counted;
  $statement$;
begin
  execute format($function$
    create or replace function public.search_matches(
      criteria public.search_criteria, rows_before integer, rows_a_page integer, max_pins integer
    ) returns public.search_outcome
    -- search_items has set the search path and how plans are cached.
    language plpgsql stable as $$
    declare
      me constant uuid := auth.uid();
      outcome public.search_outcome;
    begin
      if criteria.local_from is not null and max_pins = 0 then %s
      elsif criteria.local_from is not null then %s
      elsif max_pins = 0 then %s
      else %s
      end if;
      return outcome;
    end
    $$ $function$,
    format(statement, free, in_list), format(statement, free, on_map),
    format(statement, any_time, in_list), format(statement, any_time, on_map));
end
$make$;
comment on function public.search_matches(public.search_criteria, integer, integer, integer) is
  'What meets the criteria and is free: how many, the range of prices, the rows of a page, and pins or clusters for a map.';
