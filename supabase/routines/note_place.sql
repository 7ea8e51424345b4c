create or replace function public.note_place() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A few more or less do not move the middle of many, nor need their count be true at once: a job counts them.
  few constant integer := 50;
  place record;
begin
  if tg_op = 'UPDATE' and
    (old.status, old.owner_is_blocked, old.city, old.country, old.neighbourhood, old.latitude, old.longitude)
    is not distinct from
    (new.status, new.owner_is_blocked, new.city, new.country, new.neighbourhood, new.latitude, new.longitude)
  then
    return null;
  end if;
  for place in
    select distinct i.city, i.country, name as neighbourhood
    from (select (old).* where tg_op <> 'INSERT' union all select (new).* where tg_op <> 'DELETE') i
    cross join unnest(array['', i.neighbourhood]) name
    where i.status = 'published'
    order by 1, 2, 3
  loop
    -- Looked for first: "on conflict" alone waits for a transaction that has just counted this place.
    insert into public.places (city, country, neighbourhood)
    select place.city, place.country, place.neighbourhood
    where not exists (
      select from public.places p
      where p.city = place.city and p.country = place.country and p.neighbourhood = place.neighbourhood
    )
    on conflict do nothing;
    -- If another lender's transaction is counting it at this moment, this one does not wait: the job makes up for it.
    perform public.count_place(p.city, p.country, p.neighbourhood)
    from (
      select * from public.places p
      where p.city = place.city and p.country = place.country and p.neighbourhood = place.neighbourhood
        and p.item_count < few
      for update skip locked
    ) p;
  end loop;
  return null;
end
$$;
comment on function public.note_place() is 'Makes the places of an item known when it is published, moved or taken down.';

create or replace trigger items_note_place
  after insert or delete or update of status, owner_is_blocked, city, country, neighbourhood, latitude, longitude
  on public.items
  for each row execute function public.note_place();
