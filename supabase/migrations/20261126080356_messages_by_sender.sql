-- The latest messages of a person, for the signs of unusual speed.
create index messages_of_sender on public.messages (sender_id, id desc);
drop index public.messages_sender;
