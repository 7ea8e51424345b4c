-- What is deleted by its age is found by it.
create index payment_events_received on public.payment_events (received_at);
create index message_translations_created on public.message_translations (created_at);
comment on table public.payment_events is
  'Webhooks already dealt with, for 90 days: providers send them more than once, for days.';
comment on table public.message_translations is
  'What the operator''s provider made of messages, kept for half a year so that it is asked once. Only the server reads it.';
