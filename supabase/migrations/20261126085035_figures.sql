-- The site in numbers, kept as it happens: at a million bookings no page can count them anew.

create table public.figure_sums (
  figure text not null,
  at timestamptz not null,
  key text not null default '',
  number bigint not null,
  cents bigint not null,
  primary key (figure, at, key) include (number, cents)
);
comment on table public.figure_sums is
  'What happened on the site: counts and cents of each figure, by quarter of an hour, at which every time zone begins its days; of ledger accounts over all time (-infinity). Together with figure_changes the sum of figures_of over all rows.';
comment on column public.figure_sums.key is 'The town, or the kind of ledger account; else empty.';
alter table public.figure_sums enable row level security;
revoke all on public.figure_sums from anon, authenticated, service_role;

create table public.figure_changes (
  id bigint generated always as identity primary key,
  figure text not null,
  at timestamptz not null,
  key text not null,
  number bigint not null,
  cents bigint not null
);
comment on table public.figure_changes is
  'What is to be added to figure_sums, which a job does each minute: a checkout adds a row here and waits for no other''s.';
alter table public.figure_changes enable row level security;
revoke all on public.figure_changes from anon, authenticated, service_role;
