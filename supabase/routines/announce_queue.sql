create or replace function public.announce_queue() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send('{}', 'queue', 'staff', true);
  return null;
end
$$;
comment on function public.announce_queue() is
  'Tells moderators that something waits for them or was decided, and nothing of what it is.';
revoke execute on function public.announce_queue() from public, anon, authenticated;

create or replace trigger announce_queue after update of status on public.items
  for each row when (old.status is distinct from new.status and 'pending_review' in (old.status, new.status))
  execute function public.announce_queue();
create or replace trigger announce_queue after insert or update on public.item_revisions
  for each statement execute function public.announce_queue();
create or replace trigger announce_queue after insert or update on public.kyc_submissions
  for each statement execute function public.announce_queue();
create or replace trigger announce_queue after insert or update on public.cases
  for each statement execute function public.announce_queue();
create or replace trigger announce_queue after insert or update on public.claims
  for each statement execute function public.announce_queue();
create or replace trigger announce_queue after insert or update on public.payouts
  for each statement execute function public.announce_queue();
create or replace trigger announce_queue after insert or update on public.adjustments
  for each statement execute function public.announce_queue();
create or replace trigger announce_queue after insert or update on public.disputes
  for each statement execute function public.announce_queue();
