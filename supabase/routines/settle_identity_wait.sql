-- after: waits_for_level
create or replace function public.settle_identity_wait() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  required integer;
begin
  -- Waits for a hold that is being placed, and is waited for by the next one.
  perform from public.identity_waits w where w.user_id = new.id for update;
  if public.identity_wait_end(new.id) is null then
    return null;
  end if;
  required := public.required_kyc_level(public.held_cents(new.id, null));
  if new.kyc_level >= required and not new.is_blocked then
    update public.identity_waits set approved_at = now() where user_id = new.id;
    -- The hour in which they can pay begins now.
    update public.held_periods set first_held_at = now() where user_id = new.id and held_until > now();
    update public.reservations set expires_at = greatest(expires_at, now() + interval '60 minutes')
    where user_id = new.id and expires_at > now();
  elsif new.is_blocked or not public.waits_for_level(new.id, required) then
    update public.identity_waits set ends_at = now() where user_id = new.id;
    update public.reservations set expires_at = now() where user_id = new.id and expires_at > now();
  end if;
  return null;
end
$$;
comment on function public.settle_identity_wait() is
  'What is held while an identity is decided stays for at least an hour once it is approved, and is free at once where it is refused or withdrawn, or its person blocked.';

create or replace trigger settle_identity_wait after update of kyc_level, is_blocked on public.profiles
  for each row execute function public.settle_identity_wait();
