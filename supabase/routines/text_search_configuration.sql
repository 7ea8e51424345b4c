create or replace function public.text_search_configuration(locale text) returns regconfig
language sql immutable set search_path = '' as $$
  select case locale
    when 'de' then 'pg_catalog.german'::regconfig
    when 'es' then 'pg_catalog.spanish'::regconfig
    when 'fr' then 'pg_catalog.french'::regconfig
    else 'pg_catalog.english'::regconfig
  end
$$;
comment on function public.text_search_configuration(text) is 'The stemmer for one of our locales.';
