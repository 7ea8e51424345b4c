create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null default '',
  name text not null default '' check (char_length(name) <= 80),
  avatar_path public.object_name
    constraint profiles_avatar_own check (starts_with(avatar_path, id::text || '/')),
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
  referred_by uuid references public.profiles (id) on delete set null,
  referral_chain uuid[] not null default '{}' check (cardinality(referral_chain) <= 4),
  joined_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint affiliates_not_by_themselves check (referred_by <> id)
);
comment on table public.affiliates is 'The tree of referrals. Every person has a referral code from the start.';
comment on column public.affiliates.referral_chain is 'The people who earn from this person, nearest first: levels 1 to 4.';
comment on column public.affiliates.joined_at is
  'When the person confirmed their address: from then on they count, and have made their referrer an affiliate.';
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
