-- after: queue_webhooks
create or replace function public.tell_webhooks_of_payout() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status and new.status in ('paid', 'failed') then
    perform public.queue_webhooks('payout.' || new.status, new.user_id, jsonb_build_object(
      'payout_id', new.id, 'status', new.status, 'previous_status', old.status));
  end if;
  return null;
end
$$;
comment on function public.tell_webhooks_of_payout() is 'Tells webhooks of a payout that arrived or failed.';
revoke execute on function public.tell_webhooks_of_payout() from public, anon, authenticated;

create or replace trigger tell_webhooks after update of status on public.payouts
  for each row execute function public.tell_webhooks_of_payout();
