-- after: is_plain_name
create or replace function public.check_plain_names() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  named jsonb := to_jsonb(new);
  column_name text;
begin
  foreach column_name in array tg_argv loop
    if not public.is_plain_name(named ->> column_name) then
      raise exception 'a name or title is one line without an address'
        using errcode = 'LA014', constraint = 'plain_names', table = tg_table_name, column = column_name;
    end if;
  end loop;
  return new;
end
$$;
comment on function public.check_plain_names() is
  'Refuses with LA014 names and titles, in the columns that it is given, that break a line, hide characters or hold an address: our mails show them.';

create or replace trigger check_plain_names before insert or update of name, city on public.profiles
  for each row execute function public.check_plain_names('name', 'city');
create or replace trigger check_plain_names before insert or update of title, neighbourhood, city on public.items
  for each row execute function public.check_plain_names('title', 'neighbourhood', 'city');
create or replace trigger check_plain_names before insert on public.item_revisions
  for each row execute function public.check_plain_names('title');
create or replace trigger check_plain_names before insert or update of name on public.saved_searches
  for each row execute function public.check_plain_names('name');
create or replace trigger check_plain_names before insert or update of name on public.staff_views
  for each row execute function public.check_plain_names('name');
create or replace trigger check_plain_names before insert or update of holder on public.payout_methods
  for each row execute function public.check_plain_names('holder');
create or replace trigger check_plain_names before insert or update of title, note, neighbourhood, city on public.wishes
  for each row execute function public.check_plain_names('title', 'note', 'neighbourhood', 'city');
