create or replace function public.refuse_blocked_affiliate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if tg_table_name = 'commissions' then person := new.affiliate_id; else person := new.user_id; end if;
  if exists (select from public.affiliates a where a.id = person and a.blocked_at is not null) then
    raise exception 'the affiliate is blocked' using errcode = 'LA055', constraint = 'affiliates_not_blocked';
  end if;
  return new;
end
$$;
comment on function public.refuse_blocked_affiliate() is
  'Refuses with LA055 a commission for a blocked affiliate, and to request or approve a payout of theirs.';

create or replace trigger refuse_blocked_affiliate before insert on public.commissions
  for each row execute function public.refuse_blocked_affiliate();
create or replace trigger refuse_blocked_affiliate before insert on public.payouts
  for each row when (new.account = 'affiliate') execute function public.refuse_blocked_affiliate();
create or replace trigger refuse_blocked_affiliate_approval before update of status on public.payouts
  for each row when (new.account = 'affiliate' and new.status = 'approved' and old.status = 'requested')
  execute function public.refuse_blocked_affiliate();
