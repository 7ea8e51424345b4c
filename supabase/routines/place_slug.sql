-- after: split_words
create or replace function public.place_slug(name text) returns text
language sql stable as $$
  select array_to_string(public.split_words(name), '-')
$$;
comment on function public.place_slug(text) is 'A name as part of an address: "Saint-Étienne" becomes "saint-etienne".';
