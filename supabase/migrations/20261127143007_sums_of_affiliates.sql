-- Lists of affiliates by money are read in the order of an index: all of them were added up for a page.
alter table public.affiliates
  add earned_cents bigint not null default 0,
  add balance_cents bigint not null default 0;
comment on column public.affiliates.earned_cents is
  'What came to the account of an affiliate, without payouts that came back: kept by trigger, to sort by. What is shown is added up.';
comment on column public.affiliates.balance_cents is
  'The sum of the entries on the account of an affiliate: kept by trigger, to sort by. What is shown is added up.';
create index affiliates_by_earned on public.affiliates (earned_cents, id);
create index affiliates_by_balance on public.affiliates (balance_cents, id);
