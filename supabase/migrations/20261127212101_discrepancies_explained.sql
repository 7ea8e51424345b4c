-- What a person has explained, or knows to be right, is no longer work; it stays listed until both sides agree.
alter table public.payment_discrepancies
  add column explained_at timestamptz,
  add column explanation text check (char_length(explanation) <= 500),
  add constraint payment_discrepancies_explained check ((explained_at is null) = (explanation is null));
alter table public.payout_discrepancies
  add column explained_at timestamptz,
  add column explanation text check (char_length(explanation) <= 500),
  -- Money that came back is for somebody to decide on.
  add constraint payout_discrepancies_explained check (
    (explained_at is null) = (explanation is null) and (explained_at is null or kind <> 'returned')
  );
comment on column public.payment_discrepancies.explained_at is
  'When one of the team said why it differs; null again when it differs by another amount. The audit log says who.';
comment on column public.payout_discrepancies.explained_at is
  'When one of the team said why it differs; null again when it differs by another amount. The audit log says who.';

-- What is explained is compared once a day like all others, and not among those that were seen longest ago.
drop index public.payment_discrepancies_by_sight;
create index payment_discrepancies_by_sight on public.payment_discrepancies (seen_at)
  where mended_at is null and explained_at is null;
drop index public.payment_discrepancies_by_time;
drop index public.payout_discrepancies_by_time;
create index payment_discrepancies_by_time on public.payment_discrepancies (found_at, id)
  where mended_at is null and explained_at is null;
create index payout_discrepancies_by_time on public.payout_discrepancies (found_at, id)
  where mended_at is null and explained_at is null;
create index payment_discrepancies_explained on public.payment_discrepancies (found_at, id)
  where mended_at is null and explained_at is not null;
create index payout_discrepancies_explained on public.payout_discrepancies (found_at, id)
  where mended_at is null and explained_at is not null;
