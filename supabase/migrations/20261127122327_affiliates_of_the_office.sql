-- The back office lists affiliates, and keeps one from earning and from payouts without blocking the whole account.
alter table public.affiliates add column blocked_at timestamptz;
comment on column public.affiliates.blocked_at is
  'Since when the person earns no commissions and is paid none out; what they earned before stays theirs.';
create index affiliates_blocked on public.affiliates (id) where blocked_at is not null;
create index profiles_who_refer on public.profiles (created_at, id) where roles @> '{affiliate}';
create index profiles_who_refer_by_name on public.profiles (name, id) where roles @> '{affiliate}';
