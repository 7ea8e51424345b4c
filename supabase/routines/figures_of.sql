-- after: quarter_of
-- What one row adds to the figures, for each of the tables that they are counted from. The names of figures are used by
-- `platform_figures`, `staff_money`, `staff_balances`, `trial_balance`, `category_counts`, `site_counts` and by use cases.
create or replace function public.figures_of(person public.profiles)
returns table (figure text, at timestamptz, key text, number bigint, cents bigint)
language sql immutable as $$
  select f.figure, f.at, '', 1, 0
  from (values ('people', public.quarter_of(person.created_at)), ('people_in_all', timestamptz '-infinity')) f (figure, at)
  where person.id is not null
$$;
comment on function public.figures_of(public.profiles) is
  'What a person adds to the figures: one who joined, and one of all.';
revoke execute on function public.figures_of(public.profiles) from public, anon, authenticated;

create or replace function public.figures_of(item public.items)
returns table (figure text, at timestamptz, key text, number bigint, cents bigint)
language sql immutable as $$
  select 'items', public.quarter_of(item.published_at), '', 1, 0 where item.published_at is not null
  union all
  select f.figure, timestamptz '-infinity', item.category_id::text, 1, 0
  from (values ('category', true), ('category_published', item.status = 'published')) f (figure, counts)
  where f.counts and item.category_id is not null
$$;
comment on function public.figures_of(public.items) is
  'What an item adds to the figures: one that was published, and one in its category.';
revoke execute on function public.figures_of(public.items) from public, anon, authenticated;

create or replace function public.figures_of(purchase public.orders)
returns table (figure text, at timestamptz, key text, number bigint, cents bigint)
language sql immutable as $$
  select 'orders', public.quarter_of(purchase.created_at), '', 1, 0 where purchase.id is not null
  union all
  select 'orders_paid', public.quarter_of(purchase.created_at), '', 1, 0 where purchase.status = 'paid'
$$;
comment on function public.figures_of(public.orders) is 'What an order adds to the figures: one begun, and one paid.';
revoke execute on function public.figures_of(public.orders) from public, anon, authenticated;

create or replace function public.figures_of(agreement public.agreements)
returns table (figure text, at timestamptz, key text, number bigint, cents bigint)
language sql immutable as $$
  select 'agreed', timestamptz '-infinity', agreement.document || ' ' || agreement.version, 1, 0
  where agreement.id is not null
$$;
comment on function public.figures_of(public.agreements) is
  'What an agreement adds to the figures: one to this version of its document.';
revoke execute on function public.figures_of(public.agreements) from public, anon, authenticated;

create or replace function public.figures_of(booking public.bookings)
returns table (figure text, at timestamptz, key text, number bigint, cents bigint)
language sql stable as $$
  select 'rentals', public.quarter_of(booking.created_at), '', 1, 0 where booking.id is not null
  union all
  select 'rentals_lost', public.quarter_of(booking.created_at), '', 1, 0 where booking.status in ('declined', 'cancelled')
  union all
  select 'rentals_open', timestamptz '-infinity', '', 1, 0
  where exists (
    select from public.lifecycle_transitions t where t.thing = 'booking' and t.from_status = booking.status
  )
  union all
  select f.figure, public.quarter_of(booking.created_at), f.key, 1, booking.total_cents
  from (
    select 'rentals_kept' as figure, '' as key
    union all
    select 'town', i.city from public.items i where i.id = booking.item_id
  ) f
  where booking.status not in ('declined', 'cancelled')
$$;
comment on function public.figures_of(public.bookings) is
  'What a booking adds to the figures: one made, one that is not over, and one lost or its price, which its town has, too.';
revoke execute on function public.figures_of(public.bookings) from public, anon, authenticated;

create or replace function public.figures_of(entry public.ledger_entries)
returns table (figure text, at timestamptz, key text, number bigint, cents bigint)
language sql stable as $$
  select f.figure, f.at, a.kind, 1, entry.amount_cents
  from public.ledger_accounts a
  join public.ledger_transfers t on t.id = entry.transfer_id
  cross join lateral (
    select 'balance' as figure, timestamptz '-infinity' as at
    union all
    select 'kept', public.quarter_of(t.at) where a.kind = 'platform'
    union all
    select case when entry.amount_cents < 0 then 'debit' else 'credit' end, public.quarter_of(t.at)
  ) f
  where a.id = entry.account_id
$$;
comment on function public.figures_of(public.ledger_entries) is
  'What a ledger entry adds to the figures: to the balance of its kind of account, to what the platform kept, and to the debits or credits of its time.';
revoke execute on function public.figures_of(public.ledger_entries) from public, anon, authenticated;
