-- after: is_plain_name
-- after: page_in_force
-- after: feature_on
-- after: main_language
create or replace function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  wanted_locale text := meta ->> 'locale';
  referrer uuid;
begin
  insert into public.profiles (id, email, name, locale)
  values (
    new.id,
    coalesce(new.email, ''),
    -- The form refuses another one with a sentence; whoever goes past it begins without a name.
    case when public.is_plain_name(meta ->> 'name') then left(coalesce(meta ->> 'name', ''), 80) else '' end,
    case when wanted_locale in ('en', 'de', 'es', 'fr') then wanted_locale else public.main_language() end
  );

  -- An unknown code, or the code of a blocked affiliate, has no effect; none has while nobody new is brought.
  select a.id into referrer
  from public.affiliates a join public.profiles p on p.id = a.id
  where a.referral_code = upper(meta ->> 'referral_code') and not p.is_blocked
    and public.feature_on('affiliates');

  insert into public.affiliates (id, referral_code, referred_by, joined_at)
  values (new.id, public.new_referral_code(), referrer, new.confirmed_at);

  -- Every way to an account says that one agrees to what is in force.
  insert into public.agreements (user_id, document, version)
  select new.id, document, coalesce((public.page_in_force(document)).version, 0)
  from unnest('{terms,privacy}'::text[]) document;
  return new;
end
$$;
comment on function public.create_profile() is 'Makes profile and referral row in the transaction of the sign-up, and records to which terms.';

create or replace trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();
