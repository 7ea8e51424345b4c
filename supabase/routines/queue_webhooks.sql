create or replace function public.queue_webhooks(event text, owner uuid, data jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.webhook_deliveries (endpoint_id, event, data)
  select e.id, queue_webhooks.event, queue_webhooks.data from public.webhook_endpoints e
  where (e.user_id is null or e.user_id = owner) and queue_webhooks.event = any (e.events) and e.disabled_at is null
$$;
comment on function public.queue_webhooks(text, uuid, jsonb) is
  'Queues an event for the endpoints that hear of it: those of the site, and of the person whose thing it is.';
revoke execute on function public.queue_webhooks(text, uuid, jsonb) from public, anon, authenticated;
