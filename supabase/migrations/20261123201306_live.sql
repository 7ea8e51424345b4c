-- What people look at while others change it. Subscribers hear of the rows that they may select, and of no others.

do $$
begin
  -- A hosted project has it already.
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
alter publication supabase_realtime add table
  public.messages, public.conversation_participants, public.notifications, public.bookings;
-- Nobody can say any more who was allowed to see a deleted row, so its key would be told to every subscriber: of a
-- conversation that an account was in, for example.
alter publication supabase_realtime set (publish = 'insert, update');
