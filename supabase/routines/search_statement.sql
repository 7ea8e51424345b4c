-- A statement of search_candidates around one of its sources (search_source). Used only to create functions.
create or replace function public.search_statement(source text, rank text, is_last text default 'i.is_last',
  in_price text default 'i.price_per_day_cents between lowest and highest') returns text
language sql immutable as $make$
  -- In their order: whether the price is in the range, the rank, whether more may follow, and the source of the items.
  select format($statement$
    return query
    select i.id, i.place, i.longitude, i.latitude, i.price_per_day_cents, %s, money.total, %s,
      i.unit_count, i.starts, i.ends + make_interval(mins => i.buffer_minutes), %s
    from (%s) i
    cross join lateral (
      select case when has_dates then coalesce(criteria.hours, public.rental_hours(i.starts, i.ends, i.time_zone)) end as hours
    ) rental
    cross join lateral (
      select case
        when not criteria.with_totals then null
        when has_dates then public.all_in_cents(i.price_per_day_cents, i.price_per_hour_cents,
          rental.hours, criteria.quantity, criteria.delivery)
        else i.price_per_day_cents
      end as total
    ) money
    where not has_dates or criteria.hours is not null or rental.hours between i.min_hours and i.max_hours;
  $statement$, in_price, rank, is_last, source)
$make$;
comment on function public.search_statement(text, text, text, text) is
  'A statement of search_candidates: the items of a source as candidates, with this rank.';
