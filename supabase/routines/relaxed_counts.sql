create or replace function public.relaxed_counts(criteria public.search_criteria, is_understood boolean) returns json
language plpgsql stable as $$
declare
  filter text;
  relaxed public.search_criteria;
  found public.search_outcome;
  counts json[] := '{}';
begin
  foreach filter in array '{text,category,place,area,period,pieces,delivery,price,minRating,instantOnly,attributes}'::text[] loop
    -- No item has these words: without another criterion there would be nothing, either.
    continue when filter <> 'text' and not is_understood;
    relaxed := criteria;
    case filter
      when 'text' then relaxed.query := null;
      -- What a category asks for is asked for in no other.
      when 'category' then relaxed.categories := null; relaxed.attributes := null;
      when 'place' then relaxed.lat := null; relaxed.lng := null; relaxed.radius_m := null;
      when 'area' then relaxed.box := null;
      when 'period' then relaxed.local_from := null; relaxed.hours := null;
      when 'pieces' then relaxed.quantity := 1;
      when 'delivery' then relaxed.delivery := null;
      when 'price' then relaxed.min_price_cents := null; relaxed.max_price_cents := null;
      when 'minRating' then relaxed.min_rating := null;
      when 'instantOnly' then relaxed.instant_only := false;
      when 'attributes' then relaxed.attributes := null;
    end case;
    continue when relaxed is not distinct from criteria or filter = 'price' and not criteria.has_price_range;
    relaxed.with_totals := false;
    relaxed.enough := 4 * 51;
    found := public.search_matches(public.search_bounds(relaxed), 0, 0, 0);
    if found.total > 0 then
      counts := counts || json_build_object('filter', filter, 'total', least(found.total, 50),
        'has_more', found.total > 50 or found.is_cut);
    end if;
  end loop;
  return (select json_agg(c order by (c ->> 'total')::integer desc, position)
    from unnest(counts) with ordinality c (c, position));
end
$$;
comment on function public.relaxed_counts(public.search_criteria, boolean) is
  'The number of items without each of the criteria, most first; is_understood says whether any item has the words.';
