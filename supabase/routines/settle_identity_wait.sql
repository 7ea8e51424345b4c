-- after: waits_for_level, setting_number
create or replace function public.settle_identity_wait() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  required integer;
  at_once boolean;
begin
  -- Waits for a hold that is being placed, and is waited for by the next one. A wait that began while this decision was
  -- under way began after now(): it never ends before it began.
  perform from public.identity_waits w where w.user_id = new.id for update;
  if public.identity_wait_end(new.id) is null then
    return null;
  end if;
  required := public.required_kyc_level(public.held_cents(new.id, null));
  if new.kyc_level >= required and not new.is_blocked then
    -- Decided within a minute, its person is still at the checkout: a hold like everybody's, instead of what was
    -- promised to one who leaves.
    update public.identity_waits w
    set approved_at = now(),
      ends_at = case when w.began_at > now() - interval '1 minute' then greatest(now(), w.began_at) else w.ends_at end
    where w.user_id = new.id
    returning w.began_at > now() - interval '1 minute' into at_once;
    -- The hour in which they can pay begins now.
    update public.held_periods set first_held_at = now(), held_until = case when at_once then now() else held_until end
    where user_id = new.id and held_until > now();
    update public.reservations
    set expires_at = case
      when at_once then now() + make_interval(mins => public.setting_number('holdMinutes')::integer) else greatest(expires_at, now() + interval '60 minutes')
    end
    where user_id = new.id and expires_at > now();
  elsif new.is_blocked or not public.waits_for_level(new.id, required) then
    update public.identity_waits set ends_at = greatest(now(), began_at) where user_id = new.id;
    update public.reservations set expires_at = now() where user_id = new.id and expires_at > now();
  end if;
  return null;
end
$$;
comment on function public.settle_identity_wait() is
  'What is held while an identity is decided stays for at least an hour once it is approved, or for as long as any hold where that was at once, and is free at once where it is refused or withdrawn, or its person blocked.';

create or replace trigger settle_identity_wait after update of kyc_level, is_blocked on public.profiles
  for each row execute function public.settle_identity_wait();
