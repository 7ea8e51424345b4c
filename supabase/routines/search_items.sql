-- after: current_category, search_bounds, search_reading, search_matches
create or replace function public.search_items(
  q text default '', locale text default 'en', category text default null,
  lat double precision default null, lng double precision default null, radius_m double precision default null,
  box double precision[] default null, min_price_cents bigint default null, max_price_cents bigint default null,
  local_from timestamp default null, local_to timestamp default null, quantity integer default 1,
  delivery text default null, min_rating double precision default null, instant_only boolean default false,
  only_ids uuid[] default null, sort text default 'relevance',
  page integer default 1, page_size integer default 24, pins integer default 0, attributes jsonb default null
) returns json
language plpgsql stable security definer cost 5000
set search_path = '' set plan_cache_mode = force_generic_plan set jit = off
-- So many rows that a common word has can be noted one by one.
set work_mem = '32MB' as $$
declare
  has_dates constant boolean := coalesce(local_from < local_to, false);
  words constant text[] := public.search_words(q);
  criteria public.search_criteria;
  reading record;
  found record;
begin
  if category is not null then
    criteria.categories := array(
      select c.id
      from public.categories c left join public.categories parent on parent.id = c.parent_id
      where (select public.current_category(search_items.category)) in (c.slug, parent.slug)
      order by c.id
    );
  end if;
  select locale, only_ids, lat, lng, radius_m, box, min_price_cents, max_price_cents, delivery, min_rating, instant_only,
    sort, case when has_dates then local_from end, case when has_dates then local_to end
  into criteria.locale, criteria.only_ids, criteria.lat, criteria.lng, criteria.radius_m, criteria.box,
    criteria.min_price_cents, criteria.max_price_cents, criteria.delivery, criteria.min_rating, criteria.instant_only,
    criteria.sort, criteria.local_from, criteria.local_to;
  criteria.quantity := least(greatest(coalesce(quantity, 1), 1), 50);
  criteria.attributes := case when jsonb_typeof(attributes) = 'object' then attributes end;
  criteria.rows_a_page := least(greatest(coalesce(page_size, 24), 0), 100);
  criteria.rows_before := (least(greatest(coalesce(page, 1), 1), 1000) - 1) * criteria.rows_a_page;
  criteria.max_pins := least(greatest(coalesce(pins, 0), 0), 1000);
  criteria.with_totals := coalesce(sort = 'total', false) or criteria.max_pins > 0;
  criteria.counted := greatest(case when criteria.max_pins > 0 then 1000 when criteria.rows_a_page = 0 then 100 end,
    criteria.rows_before + 5 * criteria.rows_a_page);
  criteria := public.search_bounds(criteria);
  -- Twice as many where some are taken, or the best of what is near comes first; for dates totals order anew.
  criteria.enough := case when has_dates and sort = 'total' then greatest(4 * criteria.counted, 480)
    when has_dates or criteria.sort = 'relevance' and criteria.lat is not null then 2 * criteria.counted
    else criteria.counted end;
  if cardinality(words) > 0 then
    reading := public.search_reading(words, locale);
    -- Where no item has any of the words, what none has.
    reading.query := coalesce(reading.query, '''?''~');
    criteria.query := replace(reading.query, '~', '')::tsquery;
    criteria.in_names := replace(reading.query, '~', ':A')::tsquery;
    criteria.in_kinds := replace(reading.query, '~', ':AB')::tsquery;
    criteria.in_titles := replace(reading.query, '~', ':ABC')::tsquery;
    criteria.is_similar := reading.is_similar;
    criteria.is_deep := reading.is_deep;
  end if;
  loop
    found := public.search_matches(criteria);
    -- The first are not enough where much of them is taken.
    exit when not found.is_cut or found.total >= criteria.counted or criteria.enough > 40000;
    criteria.enough := 4 * criteria.enough;
  end loop;
  return found.answer;
end
$$;
comment on function public.search_items is
  'Published items that meet the criteria, with the contents of their cards and pins. local_from and local_to are wall time at the item; box is west, south, east, north; sort is relevance, total, distance, newest or rating.';
grant execute on function public.search_items to anon, authenticated, service_role;
