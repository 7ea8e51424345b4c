create or replace function public.attribute_predicate(wanted jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg('(' || p.condition || ')', ' && ' order by p.key)
  from (
    select w.key, case
      when jsonb_typeof(w.value) = 'array' then (
        select string_agg('$.' || to_json(w.key) || ' == ' || v.value::text, ' || ')
        from jsonb_array_elements(w.value) v (value) where jsonb_typeof(v.value) = 'string')
      when jsonb_typeof(w.value) = 'object' then (
        select string_agg('$.' || to_json(w.key) || case b.key when 'min' then ' >= ' else ' <= ' end || b.value::text, ' && ')
        from jsonb_each(w.value) b where b.key in ('min', 'max') and jsonb_typeof(b.value) = 'number')
    end as condition
    from jsonb_each(case when jsonb_typeof(wanted) = 'object' and pg_column_size(wanted) <= 4096 then wanted end) w
  ) p
$$;
comment on function public.attribute_predicate(jsonb) is
  'What {"<key>": [value, …], "<key>": {"min": number, "max": number}} asks of items.attributes, as a predicate in the language of JSON paths; nonsense is left out, and null is returned where nothing is left.';
revoke execute on function public.attribute_predicate(jsonb) from public, anon, authenticated;
