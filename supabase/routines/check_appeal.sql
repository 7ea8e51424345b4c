-- after: own_appeal
create or replace function public.check_appeal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  needs_admin boolean;
  colleague boolean;
begin
  if tg_table_name = 'claim_events' then
    select a.other_admins into colleague from public.own_appeal(new.claim_id, new.user_id) a;
  else
    needs_admin := new.status = 'lifted' or (new.item_id is not null and new.status = 'restored') or exists (
      select from public.profiles p
      where p.id = new.person_id and (p.roles || p.duties) && '{admin,moderator,support,finance,content}'::text[]
    );
    select case when needs_admin then a.other_admins else a.others end into colleague
    from public.own_appeal(new.id, new.decided_by) a;
  end if;
  if colleague then
    raise exception 'who decided first does not decide on the appeal while a colleague can'
      using errcode = 'LA044', constraint = 'appeals_by_another', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.check_appeal() is
  'Refuses with LA044 that who decided on a claim or a case decides on the appeal against it, unless nobody else on the team could.';

create or replace trigger check_appeal before update of status on public.cases
  for each row when (old.reason = 'appeal' and old.status = 'open' and new.status <> 'open')
  execute function public.check_appeal();
create or replace trigger check_appeal before insert on public.claim_events
  for each row when (new.transition = 'decide' and new.from_status = 'appealed')
  execute function public.check_appeal();
