create or replace function public.relaxed_counts(criteria public.search_criteria, is_understood boolean) returns json
language plpgsql stable as $$
declare
  filter text;
  relaxed public.search_criteria;
  counted record;
  counts json[] := '{}';
begin
  foreach filter in array '{text,category,place,area,period,pieces,delivery,price,minRating,instantOnly}'::text[] loop
    continue when not coalesce(case filter
      when 'text' then criteria.query is not null
      -- No item has these words: without another criterion there would be nothing, either.
      when 'category' then is_understood and criteria.categories is not null
      when 'place' then is_understood and criteria.lat is not null
      when 'area' then is_understood and criteria.box is not null
      when 'period' then is_understood and criteria.local_from is not null
      when 'pieces' then is_understood and criteria.quantity > 1
      when 'delivery' then is_understood and criteria.delivery is not null
      when 'price' then is_understood and coalesce(criteria.min_price_cents, criteria.max_price_cents) is not null
      when 'minRating' then is_understood and criteria.min_rating is not null
      when 'instantOnly' then is_understood and criteria.instant_only
    end, false);
    relaxed := criteria;
    case filter
      when 'text' then relaxed.query := null;
      when 'category' then relaxed.categories := null;
      when 'place' then relaxed.lat := null;
      when 'area' then relaxed.box := null;
      when 'period' then relaxed.local_from := null; relaxed.hours := null;
      when 'pieces' then relaxed.quantity := 1;
      when 'delivery' then relaxed.delivery := null;
      when 'price' then relaxed.min_price_cents := null; relaxed.max_price_cents := null;
      when 'minRating' then relaxed.min_rating := null;
      when 'instantOnly' then relaxed.instant_only := false;
    end case;
    counted := public.count_matches(relaxed);
    if counted.total > 0 then
      counts := counts || json_build_object('filter', filter, 'total', counted.total, 'has_more', counted.has_more);
    end if;
  end loop;
  return (select json_agg(c order by (c ->> 'total')::integer desc, position)
    from unnest(counts) with ordinality c (c, position));
end
$$;
comment on function public.relaxed_counts(public.search_criteria, boolean) is
  'The number of items without each of the criteria, most first; is_understood says whether any item has the words.';
