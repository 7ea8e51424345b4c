-- What several people have in common is a sign for staff. Each sign is looked up where it stands already, by an index;
-- only browsers and networks of sign-ups have rows of their own, as hashes.
create table public.person_marks (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('browser', 'network')),
  digest bytea not null check (octet_length(digest) = 32),
  seen_at timestamptz not null,
  primary key (user_id, kind, digest)
);
comment on table public.person_marks is
  'Browsers in which a person signed in, and the network from which they signed up, as hashes by which staff hear of what several people share.';
comment on column public.person_marks.digest is
  'Of a browser the hash of its random id, of a network a hash keyed with the signing secret: neither is in the database.';
comment on column public.person_marks.seen_at is 'When the person signed in there last; of a network when they joined.';
create index person_marks_shared on public.person_marks (kind, digest, seen_at desc);
create index person_marks_seen on public.person_marks (seen_at);
alter table public.person_marks enable row level security;
grant all on public.person_marks to service_role;

alter table public.payment_methods
  add column fingerprint text check (char_length(fingerprint) between 1 and 200);
comment on column public.payment_methods.fingerprint is
  'What the provider gives the same card each time, whoever enters it; null where it gives nothing.';
create index payment_methods_fingerprint on public.payment_methods (provider, fingerprint)
  where fingerprint is not null;

create index payout_destinations_iban on public.payout_destinations (iban) where iban is not null;

alter table public.kyc_submissions
  add column number_hash bytea check (octet_length(number_hash) = 32),
  -- Letters and digits alone, so that spaces, dots and case do not matter.
  add column address_key text generated always as (
    case when step = 'address' and details ? 'street' then
      lower(regexp_replace(
        (details ->> 'country') || '|' || (details ->> 'postalCode') || '|' || (details ->> 'street'),
        '[^[:alnum:]|]', '', 'g'
      ))
    end
  ) stored;
comment on column public.kyc_submissions.number_hash is
  'The number of an identity document, hashed with the signing secret, its kind and country.';
comment on column public.kyc_submissions.address_key is
  'Where an address says that the person lives, spelt alike for the same door; empties with the details.';
create index kyc_submissions_number on public.kyc_submissions (number_hash) where number_hash is not null;
create index kyc_submissions_address on public.kyc_submissions (address_key) where address_key is not null;
