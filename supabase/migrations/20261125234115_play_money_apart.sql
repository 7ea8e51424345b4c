-- The test provider's books leave every database that does not use them. A site that plays makes them by itself, from
-- src/server/play-money/tables.sql, and keeps the rows that it has.

do $$
declare
  book regclass;
  is_used boolean := false;
begin
  for book in
    select c.oid from pg_class c where c.relnamespace = 'payments_test'::regnamespace and c.relkind = 'r'
  loop
    execute format('select exists (select from %s)', book) into is_used;
    exit when is_used;
  end loop;
  if not is_used then
    drop schema payments_test cascade;
  end if;
end $$;
