create or replace function public.attributes_fit(attributes jsonb, criteria jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(case jsonb_typeof(asked.value)
    when 'array' then asked.value @> (attributes_fit.attributes -> asked.key)
    else jsonb_path_exists(attributes_fit.attributes -> asked.key, '$ ? (@ >= $min && @ <= $max)',
      '{"min": -1e300, "max": 1e300}' || asked.value)
  end is true), true)
  from jsonb_each(criteria) asked
  -- Nonsense asks for nothing.
  where case jsonb_typeof(asked.value) when 'array' then asked.value <> '[]' when 'object' then asked.value ?| '{min,max}' end
$$;
comment on function public.attributes_fit(jsonb, jsonb) is
  'Whether items.attributes meet {"<key>": [value, …], "<key>": {"min": number, "max": number}}: of a choice one of those asked for, of a number what lies within.';
