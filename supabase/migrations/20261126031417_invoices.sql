create table public.lender_businesses (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  street text not null check (char_length(street) between 1 and 120),
  postal_code text not null check (char_length(postal_code) between 1 and 16),
  city text not null check (char_length(city) between 1 and 80),
  country text not null check (country ~ '^[A-Z]{2}$'),
  charges_vat boolean not null,
  vat_id text check (vat_id ~ '^[0-9A-Z+*]{4,20}$'),
  tax_number text check (tax_number ~ '^[0-9A-Z][0-9A-Z ./-]{3,28}[0-9A-Z]$'),
  since timestamptz not null,
  changed_at timestamptz not null,
  constraint lender_businesses_known_to_tax_office
    check (case when charges_vat then vat_id is not null else vat_id is not null or tax_number is not null end)
);
comment on table public.lender_businesses is
  'The lenders who rent as a business, by their own word; everybody else rents as a private person. Only the server reads them.';
comment on column public.lender_businesses.charges_vat is 'False under the small business scheme of their country.';
comment on column public.lender_businesses.since is 'Rentals released from then on are invoiced in their name.';
alter table public.lender_businesses enable row level security;
grant all on public.lender_businesses to service_role;

create table public.invoice_sequences (
  issuer_id uuid references public.profiles (id) on delete restrict,
  year integer not null check (year between 2026 and 2200),
  last_serial integer not null default 0 check (last_serial >= 0),
  constraint invoice_sequences_once unique nulls not distinct (issuer_id, year)
);
comment on table public.invoice_sequences is
  'The last number of each issuer and year, null being the platform; its row is locked until the invoice is committed, so that no number is skipped.';
alter table public.invoice_sequences enable row level security;
grant select on public.invoice_sequences to service_role;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('rental', 'rental_credit', 'fee', 'fee_credit')),
  issuer_id uuid references public.profiles (id) on delete restrict,
  recipient_id uuid not null references public.profiles (id) on delete restrict,
  year integer not null,
  serial integer not null default 0 check (serial > 0),
  number text not null generated always as (
    case when issuer_id is null then 'F' else 'R' end || year::text || '-' || case
      when serial < 100000 then lpad(serial::text, 5, '0') else serial::text end) stored,
  once_key text not null unique,
  booking_id uuid references public.bookings (id) on delete restrict,
  corrects_id uuid references public.invoices (id) on delete restrict,
  issued_at timestamptz not null,
  issued_on date not null,
  period_start date not null,
  period_end date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  vat_category text not null check (vat_category in ('S', 'E', 'AE', 'O')),
  vat_percent double precision not null check (vat_percent between 0 and 50),
  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  gross_cents bigint generated always as (net_cents + vat_cents) stored,
  content jsonb not null,
  constraint invoices_numbered_once unique nulls not distinct (issuer_id, year, serial),
  constraint invoices_year_of_issue check (year = extract(year from issued_on)),
  constraint invoices_period check (period_start <= period_end),
  constraint invoices_vat_by_category check ((vat_category = 'S') = (vat_percent > 0) and (vat_percent > 0 or vat_cents = 0)),
  constraint invoices_issuer_by_kind check ((issuer_id is null) = (kind in ('fee', 'fee_credit'))),
  constraint invoices_rental_has_booking check ((booking_id is not null) = (kind in ('rental', 'rental_credit'))),
  constraint invoices_credit_corrects check (kind = 'fee_credit' or (corrects_id is not null) = (kind = 'rental_credit')),
  constraint invoices_not_to_oneself check (issuer_id is distinct from recipient_id)
);
comment on table public.invoices is
  'Invoices and credit notes: of business lenders for rentals, issued in their name, and of the platform for its fee. Never changed or deleted; amounts of credit notes are positive.';
comment on column public.invoices.issuer_id is 'Null for the platform.';
comment on column public.invoices.serial is 'Given by the database, without gaps for an issuer and a year.';
comment on column public.invoices.once_key is 'Names the occasion, so that nothing is invoiced twice.';
comment on column public.invoices.vat_category is
  'By EN 16931: S standard rate, E exempt (small business), AE reverse charge, O outside the scope of VAT.';
comment on column public.invoices.content is 'Who, to whom and for what, as it was on that day: all that its paper shows.';
create unique index invoices_one_of_a_rental on public.invoices (booking_id) where kind = 'rental';
create index invoices_issuer on public.invoices (issuer_id, issued_at desc) where issuer_id is not null;
create index invoices_recipient on public.invoices (recipient_id, issued_at desc);
create index invoices_booking on public.invoices (booking_id) where booking_id is not null;
create index invoices_corrects on public.invoices (corrects_id) where corrects_id is not null;
create index invoices_of_platform on public.invoices (issued_on desc, serial desc) where issuer_id is null;

create table public.invoiced_fees (
  transfer_id uuid primary key references public.ledger_transfers (id) on delete restrict,
  invoice_id uuid not null references public.invoices (id) on delete restrict
);
comment on table public.invoiced_fees is 'The transfers whose fee, or whose returned fee, is on an invoice of the platform: each on one.';
create index invoiced_fees_invoice on public.invoiced_fees (invoice_id);
alter table public.invoiced_fees enable row level security;
grant select, insert on public.invoiced_fees to service_role;

alter table public.invoices enable row level security;
grant select (id, kind, issuer_id, recipient_id, number, booking_id, corrects_id, issued_at, issued_on, period_start,
  period_end, currency, vat_category, vat_percent, net_cents, vat_cents, gross_cents) on public.invoices to authenticated;
grant select, insert on public.invoices to service_role;
revoke update, delete, truncate on public.invoices, public.invoiced_fees, public.invoice_sequences from service_role;

create policy invoices_select_own on public.invoices for select to authenticated
  using (issuer_id = (select auth.uid()) or recipient_id = (select auth.uid()) or (select public.has_role('admin')));
