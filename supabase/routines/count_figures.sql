-- after: figures_of, recount_figures
create or replace function public.count_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.figure_changes (figure, at, key, number, cents)
  select f.figure, f.at, f.key, sum(f.number), sum(f.cents)
  from (
    select n.* from public.figures_of(new) n where tg_op <> 'DELETE'
    union all
    select o.figure, o.at, o.key, -o.number, -o.cents from public.figures_of(old) o where tg_op <> 'INSERT'
  ) f
  group by f.figure, f.at, f.key
  having sum(f.number) <> 0 or sum(f.cents) <> 0;
  return null;
end
$$;
comment on function public.count_figures() is 'Notes by how much a row that was written or changed moves the figures.';

create or replace trigger count_figures after insert or delete or update of created_at on public.profiles
  for each row execute function public.count_figures();
create or replace trigger count_figures after insert or delete on public.agreements
  for each row execute function public.count_figures();
create or replace trigger count_figures after insert or delete or update of published_at, category_id, status on public.items
  for each row execute function public.count_figures();
create or replace trigger count_figures after insert or delete or update of created_at, status on public.orders
  for each row execute function public.count_figures();
create or replace trigger count_figures
  after insert or delete or update of created_at, status, rental_cents, delivery_cents on public.bookings
  for each row execute function public.count_figures();
create or replace trigger count_figures after insert on public.ledger_entries
  for each row execute function public.count_figures();

-- In the transaction that made the triggers: nobody writes to these tables meanwhile. Figures that a version before did not
-- keep are counted by themselves.
select public.recount_figures() where not exists (select from public.figures)
  or not exists (select from public.figures where figure = 'debit') and exists (select from public.ledger_entries)
  or not exists (select from public.figures where figure = 'category') and exists (select from public.items);
insert into public.figure_sums (figure, at, key, number, cents)
select f.figure, f.at, f.key, sum(f.number), sum(f.cents)
from (
  select f.* from public.profiles p, public.figures_of(p) f where f.figure = 'people_in_all'
  union all select f.* from public.agreements a, public.figures_of(a) f
  union all select f.* from public.bookings b, public.figures_of(b) f where f.figure = 'rentals_open'
) f
where not exists (select from public.figures k where k.figure = 'people_in_all')
group by f.figure, f.at, f.key;
