-- A lender's translations of an item are public, so they have the same limits as the item's own texts. A trigger,
-- because the roles that write may not call our functions in a constraint.

-- after: is_plain_name
create or replace function public.check_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  locale text;
  texts jsonb;
  is_whole boolean := jsonb_typeof(new.translations) = 'object';
begin
  if is_whole then
    for locale, texts in select key, value from jsonb_each(new.translations) loop
      is_whole := is_whole and locale in ('en', 'de', 'es', 'fr') and jsonb_typeof(texts) = 'object'
        and texts - '{title,description}'::text[] = '{}'
        and coalesce(jsonb_typeof(texts -> 'title'), 'string') = 'string'
        and coalesce(jsonb_typeof(texts -> 'description'), 'string') = 'string'
        and coalesce(char_length(texts ->> 'title'), 0) <= 100
        and coalesce(char_length(texts ->> 'description'), 0) <= 5000;
    end loop;
  end if;
  if not is_whole then
    raise check_violation using
      message = 'translations are titles and descriptions in our languages', constraint = 'items_translations';
  end if;
  if exists (select from jsonb_each(new.translations) t where not public.is_plain_name(t.value ->> 'title')) then
    raise exception 'a title is one line without an address'
      using errcode = 'LA014', constraint = 'plain_names', table = tg_table_name, column = 'translations';
  end if;
  return new;
end
$$;
comment on function public.check_translations() is
  'Refuses translations into other languages than ours, and texts longer than the item''s own may be.';

-- Before the words are indexed: triggers run in the order of their names.
create or replace trigger items_check_translations before insert or update of translations on public.items
  for each row execute function public.check_translations();
