create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references public.orders (id) on delete restrict,
  user_id uuid not null references public.profiles (id) on delete restrict,
  provider text not null,
  provider_payment_id text,
  status text not null default 'created'
    check (status in ('created', 'requires_action', 'authorised', 'captured', 'voided', 'refunded', 'failed')),
  amount_cents bigint not null check (amount_cents > 0),
  capture_cents bigint check (capture_cents between 0 and amount_cents),
  captured_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  currency text not null default 'EUR' check (currency = 'EUR'),
  failure_code text,
  authorised_until timestamptz,
  check_at timestamptz not null default now() + interval '30 seconds',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_payment_id),
  constraint payments_captured_at_most_amount check (captured_cents between 0 and amount_cents),
  constraint payments_refund_at_most_captured check (refunded_cents between 0 and captured_cents),
  constraint payments_capture_as_decided check (captured_cents in (0, capture_cents))
);
comment on table public.payments is 'What the payment provider said of an order''s money.';
comment on column public.payments.authorised_until is 'When the authorisation lapses if it is not captured.';
create index payments_user on public.payments (user_id);
comment on column public.payments.capture_cents is
  'What is to be captured, decided once, when every booking of the order is decided; 0 lets all of it go.';
comment on column public.payments.check_at is 'When the clock looks at an open payment next and finishes what was left undone.';
create index payments_to_check on public.payments (check_at) where status in ('created', 'requires_action', 'authorised');
create trigger payments_touch before update on public.payments
  for each row execute function public.touch_updated_at();

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete restrict,
  booking_id uuid references public.bookings (id) on delete restrict,
  provider_refund_id text unique,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  created_at timestamptz not null default now()
);
comment on table public.refunds is 'Captured money given back.';
create index refunds_payment on public.refunds (payment_id);
create index refunds_booking on public.refunds (booking_id);

create table public.payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
comment on table public.payment_events is 'Webhooks already dealt with: providers send them more than once.';

create table public.idempotency_keys (
  key text not null check (char_length(key) between 8 and 200),
  user_id uuid not null references public.profiles (id) on delete cascade,
  use_case text not null,
  input_hash text not null,
  status integer not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, use_case, key)
);
comment on table public.idempotency_keys is 'What a use case answered, so that the same request sent twice is done once.';
create index idempotency_keys_created on public.idempotency_keys (created_at);

create table public.kyc_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  step text not null check (step in ('identity', 'selfie', 'address', 'business')),
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected', 'expired')),
  document_path text,
  details jsonb not null default '{}',
  reason text,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  check ((status = 'pending') = (decided_at is null))
);
comment on table public.kyc_submissions is 'Proofs of who somebody is, one a step, decided by a moderator (by the clock in demo mode).';
create index kyc_submissions_user on public.kyc_submissions (user_id, submitted_at desc);
create unique index kyc_submissions_one_pending on public.kyc_submissions (user_id, step) where status = 'pending';
create index kyc_submissions_decided_by on public.kyc_submissions (decided_by) where decided_by is not null;
create index kyc_submissions_pending on public.kyc_submissions (submitted_at) where status = 'pending';

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete restrict,
  kind text not null check (kind in ('renter_to_item', 'renter_to_owner', 'owner_to_renter')),
  author_id uuid not null references public.profiles (id) on delete restrict,
  item_id uuid not null references public.items (id) on delete cascade,
  subject_id uuid references public.profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text not null default '' check (char_length(text) <= 3000),
  language text not null default 'en' check (language in ('en', 'de', 'es', 'fr')),
  reply text check (char_length(reply) between 1 and 2000),
  replied_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  unique (booking_id, kind),
  check ((kind = 'renter_to_item') = (subject_id is null)),
  check ((reply is null) = (replied_at is null))
);
comment on table public.reviews is 'What renter and owner say of each other and of the item; sealed until published_at.';
create index reviews_item on public.reviews (item_id, published_at desc) where published_at is not null;
create index reviews_subject on public.reviews (subject_id, published_at desc) where published_at is not null;
create index reviews_author on public.reviews (author_id);

create function public.count_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'renter_to_item' then
    update public.items set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    where id = new.item_id;
  else
    update public.profiles set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    where id = new.subject_id;
  end if;
  return null;
end
$$;
comment on function public.count_rating() is 'Adds a rating to its item or person when it is published.';
create trigger count_rating_on_insert after insert on public.reviews
  for each row when (new.published_at is not null) execute function public.count_rating();
create trigger count_rating_on_publish after update of published_at on public.reviews
  for each row when (old.published_at is null and new.published_at is not null) execute function public.count_rating();

create view public.public_reviews with (security_invoker = false) as
  select r.id, r.kind, r.item_id, r.subject_id, r.rating, r.text, r.language, r.reply, r.replied_at, r.published_at,
    split_part(p.name, ' ', 1) as author_first_name, p.avatar_path as author_avatar_path, p.city as author_city
  from public.reviews r
  join public.profiles p on p.id = r.author_id
  where r.published_at <= now();
comment on view public.public_reviews is 'Published reviews with what may be known of their authors.';

alter table public.payments enable row level security;
alter table public.refunds enable row level security;
alter table public.payment_events enable row level security;
alter table public.idempotency_keys enable row level security;
alter table public.kyc_submissions enable row level security;
alter table public.reviews enable row level security;

grant select on public.payments, public.refunds, public.kyc_submissions, public.reviews to authenticated;
grant select on public.public_reviews to anon, authenticated, service_role;
grant all on public.payments, public.refunds, public.payment_events, public.idempotency_keys,
  public.kyc_submissions, public.reviews to service_role;

create policy payments_select_own on public.payments for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('admin')));
create policy refunds_select_own on public.refunds for select to authenticated
  using (exists (select from public.payments p where p.id = payment_id));
create policy kyc_submissions_select_own on public.kyc_submissions for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('moderator')));
create policy reviews_select_own on public.reviews for select to authenticated
  using (author_id = (select auth.uid()) or (select public.has_role('moderator')));
