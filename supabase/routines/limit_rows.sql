-- Every table that people add rows to has a limit: without one, a single person fills the disk and makes answers too large to send.
-- Use cases are not limited: they run as the service, which has no id.
create or replace function public.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner_column text := tg_argv[0];
  most integer := tg_argv[1];
  condition text := coalesce(tg_argv[2], 'true');
  is_exceeded boolean;
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  -- Two inserts of one person at the same moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('rows:' || (select auth.uid())::text, 0));
  execute format(
    'select exists (
       select from (select distinct %1$I as owner from added) a
       where (select count(*) from public.%2$I t where t.%1$I = a.owner and %3$s) > %4$s
     )',
    owner_column, tg_table_name, condition, most
  ) into is_exceeded;
  if is_exceeded then
    raise exception 'there are % already', most using errcode = 'LA007', constraint = 'rows_limit', table = tg_table_name;
  end if;
  return null;
end
$$;
comment on function public.limit_rows() is
  'Refuses with LA007 more rows of one owner (the column, the most, and of which rows, are its arguments) than there may be.';

create or replace trigger items_limit after insert on public.items
  referencing new table as added for each statement
  execute function public.limit_rows('owner_id', '100', $$t.status = 'draft'$$);
create or replace trigger item_images_limit after insert on public.item_images
  referencing new table as added for each statement execute function public.limit_rows('item_id', '20');
create or replace trigger item_units_limit after insert on public.item_units
  referencing new table as added for each statement execute function public.limit_rows('item_id', '100');
create or replace trigger item_blocks_limit after insert on public.item_blocks
  referencing new table as added for each statement execute function public.limit_rows('item_id', '500');
create or replace trigger favourites_limit after insert on public.favourites
  referencing new table as added for each statement execute function public.limit_rows('user_id', '1000');
create or replace trigger saved_searches_limit after insert on public.saved_searches
  referencing new table as added for each statement execute function public.limit_rows('user_id', '50');
create or replace trigger staff_views_limit after insert on public.staff_views
  referencing new table as added for each statement execute function public.limit_rows('owner_id', '50');
