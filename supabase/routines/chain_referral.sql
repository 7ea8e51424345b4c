create or replace function public.chain_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  above uuid[];
begin
  if tg_op = 'UPDATE' then
    new.referral_chain := old.referral_chain;
    -- The referrer's account may go; those above keep their levels then.
    if new.referred_by is null or new.referred_by is not distinct from old.referred_by then
      return new;
    elsif old.referred_by is not null then
      raise exception 'who brought a person never changes'
        using errcode = 'LA011', constraint = 'affiliates_referred_once';
    end if;
  end if;
  -- The lock waits for a change of the referrer's own row at this moment.
  select array[a.id] || a.referral_chain into above
    from public.affiliates a where a.id = new.referred_by for share;
  -- A person who has referred others cannot be referred, so no chain forms a loop.
  if above is not null and exists (select from public.affiliates where referred_by = new.id) then
    raise exception 'a person who has brought others cannot be brought'
      using errcode = 'LA012', constraint = 'affiliates_no_circle';
  end if;
  new.referral_chain := coalesce(above[1:4], '{}');
  return new;
end
$$;
comment on function public.chain_referral() is
  'Derives who earns from a person. Refused: LA011 another referrer, LA012 what could become a circle.';

create or replace trigger chain_referral before insert or update of referred_by, referral_chain on public.affiliates
  for each row execute function public.chain_referral();
