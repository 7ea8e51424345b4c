-- What pages of long lists read, so that an index has it: not every row of a person is read for the first fifty.

-- Whose an entry is and when it was stand on the entries of people, so that the latest of a person are found without
-- reading all of them. The trigger comes with the columns: a process of the version before goes on posting meanwhile.
alter table public.ledger_entries add user_id uuid, add at timestamptz;
create function public.date_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.user_id := (select a.user_id from public.ledger_accounts a where a.id = new.account_id);
  new.at := case when new.user_id is not null then (select t.at from public.ledger_transfers t where t.id = new.transfer_id) end;
  return new;
end
$$;
comment on function public.date_entry() is
  'Writes on an entry of the ledger whose it is, by its account, and when it was, by its transfer.';
create trigger date_entry before insert on public.ledger_entries for each row execute function public.date_entry();
alter table public.ledger_entries disable trigger user;
update public.ledger_entries e set user_id = a.user_id, at = t.at
from public.ledger_accounts a, public.ledger_transfers t
where a.id = e.account_id and a.user_id is not null and t.id = e.transfer_id;
alter table public.ledger_entries enable trigger user;
alter table public.ledger_entries
  add constraint ledger_entries_dated check ((user_id is null) = (at is null));
comment on column public.ledger_entries.user_id is 'Whose account it is: kept by trigger, null for those of the platform.';
comment on column public.ledger_entries.at is 'When its transfer was, for entries of people: kept by trigger.';
create index ledger_entries_person on public.ledger_entries (user_id, at desc, id desc) where user_id is not null;

create table public.items_without_pictures (
  item_id uuid primary key references public.items (id) on delete cascade
);
comment on table public.items_without_pictures is
  'The items that have no picture, kept by trigger: without it the back office would look for pictures of every item.';
alter table public.items_without_pictures enable row level security;
revoke all on public.items_without_pictures from anon, authenticated, service_role;

-- Like items around a place with what they cost, from the index alone: a page of a lender's listings asks twenty times.
create index items_alike on public.items (category_id, latitude, longitude)
  include (id, owner_id, published_at, price_per_day_cents)
  where status = 'published' and not owner_is_blocked;

-- The few rentals of a person that are not over.
create index bookings_open_of_owner on public.bookings (owner_id, start_date, id)
  where status in ('requested', 'confirmed', 'picked_up');
create index bookings_open_of_renter on public.bookings (renter_id, start_date, id)
  where status in ('requested', 'confirmed', 'picked_up');

-- Which rentals of an item reach into a month is seen in the index.
drop index public.bookings_item;
create index bookings_item on public.bookings (item_id, start_date, end_date) include (status);

-- The queues of the back office, in their order.
create index payouts_by_status on public.payouts (status, number);
create index claims_settled on public.claims (updated_at desc, id desc) where status not in ('escalated', 'appealed');
drop index public.claims_to_decide;
create index claims_to_decide on public.claims (updated_at, id) where status in ('escalated', 'appealed');

-- It gets one argument more: where the page before ended.
drop function if exists public.my_listings(text, text, text, integer, integer, timestamptz);
