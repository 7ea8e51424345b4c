create or replace function public.move_town_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.figure_changes (figure, at, key, number, cents)
  select 'town', public.quarter_of(b.created_at), c.city, sum(c.sign), sum(c.sign * b.total_cents)
  from public.bookings b
  cross join (values (new.city, 1), (old.city, -1)) c (city, sign)
  where b.item_id = new.id and b.status not in ('declined', 'cancelled')
  group by 2, 3;
  return null;
end
$$;
comment on function public.move_town_figures() is 'Takes the bookings of an item along to the town to which it moves.';

create or replace trigger move_town_figures after update of city on public.items
  for each row when (old.city is distinct from new.city) execute function public.move_town_figures();
