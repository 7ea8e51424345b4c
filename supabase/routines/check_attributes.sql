create or replace function public.check_attributes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from jsonb_each(new.attributes) said
    left join public.category_attributes a on a.key = said.key
    where (tg_op = 'INSERT' or said.value is distinct from old.attributes -> said.key)
      and not coalesce(case
        when a.kind = 'number' and jsonb_typeof(said.value) = 'number' then abs(said.value::numeric) <= 1000000000
        when a.kind = 'text' and jsonb_typeof(said.value) = 'string' then char_length(said.value #>> '{}') between 1 and 200
        when a.kind = 'choice' then a.choices @> jsonb_build_array(jsonb_build_object('value', said.value))
      end, false)
  ) then
    raise exception 'an attribute is unknown, or its value does not fit'
      using errcode = 'LA122', constraint = 'items_attributes', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.check_attributes() is
  'Refuses with LA122 what an item newly says of an attribute that there is not, or that is not of its kind.';

create or replace trigger check_attributes before insert or update of attributes on public.items
  for each row execute function public.check_attributes();
