create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null default '',
  name text not null default '' check (char_length(name) <= 80),
  avatar_path text check (char_length(avatar_path) <= 300),
  bio text not null default '' check (char_length(bio) <= 1000),
  locale text not null default 'en' check (locale in ('en', 'de', 'es', 'fr')),
  city text not null default '' check (char_length(city) <= 80),
  phone text not null default '' check (phone ~ '^(\+?[0-9 ()/.-]{5,24})?$'),
  roles text[] not null default '{user}'
    check (roles <@ '{user,admin,renter,lender,affiliate,moderator}'::text[] and cardinality(roles) > 0),
  kyc_level smallint not null default 0 check (kyc_level between 0 and 5),
  kyc_status text not null default 'none'
    check (kyc_status in ('none', 'basic', 'intermediate', 'advanced', 'unverified', 'pending',
                          'verified', 'rejected', 'expired', 'lender', 'business')),
  is_blocked boolean not null default false,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row a user; others see only what public_profiles shows.';
comment on column public.profiles.email is 'Copied from auth.users by trigger, for the back office and for mail.';
comment on column public.profiles.rating_sum is 'Sum of the published ratings about this person, kept by the trigger on reviews.';

create trigger profiles_touch before update on public.profiles
  for each row execute function public.touch_updated_at();

create table public.affiliates (
  id uuid primary key references public.profiles (id) on delete cascade,
  referral_code text not null unique check (referral_code ~ '^[A-Z0-9]{6,12}$'),
  referred_by uuid references public.profiles (id) on delete set null check (referred_by <> id),
  referral_chain uuid[] not null default '{}' check (cardinality(referral_chain) <= 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.affiliates is 'Who brought whom. Everybody has a referral code from the start.';
comment on column public.affiliates.referral_chain is 'Those who earn from this person, nearest first: levels 1 to 4.';
create index affiliates_referred_by on public.affiliates (referred_by);
create index affiliates_referral_chain on public.affiliates using gin (referral_chain);

-- Policies ask these instead of reading profiles themselves: a policy on profiles may not select from profiles.
create function public.has_role(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and not is_blocked and roles && array[wanted, 'admin']
  )
$$;
comment on function public.has_role(text) is 'Whether the caller has this role; an admin has every role, a blocked user none.';
revoke execute on function public.has_role(text) from public, anon;
grant execute on function public.has_role(text) to anon, authenticated, service_role;

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (name, avatar_path, bio, locale, city, phone) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy profiles_select_own on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select public.has_role('moderator')));
create policy profiles_update_own on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

alter table public.affiliates enable row level security;
grant select on public.affiliates to authenticated;
grant all on public.affiliates to service_role;

create policy affiliates_select_own on public.affiliates for select to authenticated
  using (id = (select auth.uid()) or (select public.has_role('admin')));

create view public.public_profiles with (security_invoker = false) as
  select
    id,
    case when is_blocked or name = '' then '' else split_part(name, ' ', 1) end as first_name,
    avatar_path,
    bio,
    city,
    kyc_level >= 1 as is_verified,
    kyc_level = 5 as is_business,
    rating_sum,
    rating_count,
    created_at as member_since
  from public.profiles
  where not is_blocked;
comment on view public.public_profiles is 'What anybody may know about a person: never e-mail, address, phone or family name.';
grant select on public.public_profiles to anon, authenticated, service_role;

create function public.referral_count(person uuid, referral_level integer) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.affiliates
  where referral_chain @> array[person] and referral_chain[referral_level] = person
    and (person = (select auth.uid()) or (select public.has_role('admin')))
$$;
comment on function public.referral_count(uuid, integer) is
  'How many people somebody brought at a level from 1 to 4; nobody but an admin learns it of others.';
grant execute on function public.referral_count(uuid, integer) to authenticated, service_role;

create view public.affiliate_users with (security_invoker = true) as
  select
    p.id, p.name, p.email, p.roles,
    a.referral_code, a.referral_chain, a.referred_by,
    counts.level_1 as level_1_referrals,
    counts.level_2 as level_2_referrals,
    counts.level_3 as level_3_referrals,
    counts.level_4 as level_4_referrals,
    counts.level_1 + counts.level_2 + counts.level_3 + counts.level_4 as total_referrals,
    -- Nothing earns yet: the commissions that come with the ledger replace these three.
    0::bigint as total_earnings,
    0::bigint as available_balance,
    false as pending_payout,
    p.is_blocked,
    p.avatar_path as image,
    p.created_at, p.updated_at, p.kyc_status
  from public.profiles p
  join public.affiliates a on a.id = p.id
  cross join lateral (
    select
      public.referral_count(p.id, 1) as level_1,
      public.referral_count(p.id, 2) as level_2,
      public.referral_count(p.id, 3) as level_3,
      public.referral_count(p.id, 4) as level_4
  ) counts;
comment on view public.affiliate_users is 'A user as the affiliate programme sees them; counts and balances are derived. Amounts in cents.';
grant select on public.affiliate_users to authenticated, service_role;

create function public.new_referral_code() returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- No 0/O and 1/I: codes are read out and typed.
  letters constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  code text;
begin
  loop
    select string_agg(substr(letters, 1 + get_byte(uuid_send(gen_random_uuid()), n) % 32, 1), '')
      into code from generate_series(8, 15) as n;
    exit when not exists (select from public.affiliates where referral_code = code);
  end loop;
  return code;
end
$$;
comment on function public.new_referral_code() is 'Eight letters and digits that nobody has yet.';

create function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  wanted_locale text := meta ->> 'locale';
  referrer public.affiliates;
begin
  insert into public.profiles (id, email, name, locale)
  values (
    new.id,
    coalesce(new.email, ''),
    left(coalesce(meta ->> 'name', ''), 80),
    case when wanted_locale in ('en', 'de', 'es', 'fr') then wanted_locale else 'en' end
  );

  -- An unknown code, or the code of somebody blocked, brings nobody.
  select a.* into referrer
  from public.affiliates a join public.profiles p on p.id = a.id
  where a.referral_code = upper(meta ->> 'referral_code') and not p.is_blocked;

  insert into public.affiliates (id, referral_code, referred_by, referral_chain)
  values (
    new.id,
    public.new_referral_code(),
    referrer.id,
    case when referrer.id is null then '{}' else (array[referrer.id] || referrer.referral_chain)[1:4] end
  );
  return new;
end
$$;
comment on function public.create_profile() is 'Makes profile and referral row in the transaction of the sign-up.';

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

create function public.copy_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end
$$;
comment on function public.copy_email() is 'Keeps profiles.email the same as the address in auth.users.';

create trigger copy_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function public.copy_email();
