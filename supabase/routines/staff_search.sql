-- after: items_by_words
-- after: people_by_words
create or replace function public.staff_search(words text)
returns table (kind text, id uuid, title text, language text, detail text, state text)
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := trim(coalesce(staff_search.words, ''));
  sought_number bigint;
  begins text := replace(replace(replace(sought, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  -- Of each kind this many are shown, the likeliest of the first ones that fit.
  shown constant integer := 5;
  compared constant integer := 200;
begin
  if not public.has_role('accounts') or char_length(sought) < 2 or char_length(sought) > 120 then
    return;
  end if;
  if sought ~ '^[0-9A-Za-z]{4}$' and sought ~ '[0-9]' then
    -- Of the bank account to which somebody is paid out.
    return query
      select 'person', p.id, p.name, null::text, p.email, case when p.is_blocked then 'blocked' end
      from public.profiles p
      where p.id in (select m.user_id from public.payout_methods m where m.last4 = upper(sought) and m.removed_at is null)
      order by p.created_at desc
      limit shown;
  end if;
  if sought ~ '^#?[0-9]{1,15}$' then
    sought_number := ltrim(sought, '#')::bigint;
    return query
      select 'booking', b.id, b.number::text, i.language, i.title, b.status
      from public.bookings b join public.items i on i.id = b.item_id
      where b.number = sought_number and public.has_role('bookings');
    return query
      select 'claim', c.id, c.number::text, null::text, i.title, c.status
      from public.claims c
      join public.bookings b on b.id = c.booking_id
      join public.items i on i.id = b.item_id
      where c.number = sought_number and public.has_role('moderator');
    return query
      select 'payout', o.id, o.number::text, null::text, p.name, o.status
      from public.payouts o join public.profiles p on p.id = o.user_id
      where o.number = sought_number;
  end if;
  return query
    select 'payout', o.id, o.number::text, null::text, p.name, o.status
    from public.payouts o join public.profiles p on p.id = o.user_id
    where o.order_ids @> array[sought] or o.bank_file = sought
    order by o.number limit shown;
  return query
    select 'person', p.id, p.name, null::text, p.email, case when p.is_blocked then 'blocked' end
    from public.profiles p
    where p.id = any (public.people_by_words(sought, compared))
    order by p.email = lower(sought) desc, p.name ilike begins or p.email ilike begins desc, p.created_at desc
    limit shown;
  return query
    select 'item', i.id, i.title, i.language, o.name, i.status
    from public.items i join public.profiles o on o.id = i.owner_id
    where i.id = any (public.items_by_words(sought, compared)) and public.has_role('moderator')
    order by i.title ilike begins desc, i.status = 'published' desc, i.created_at desc
    limit shown;
end
$$;
comment on function public.staff_search(text) is
  'What words of at least two characters stand for, a few of each kind, for the back office; empty for other callers: numbers of bookings (for whom they are), claims and payouts, a payout by its reference, people by name, e-mail address and the last four signs of their bank account, items by title.';
revoke execute on function public.staff_search(text) from public, anon;
grant execute on function public.staff_search(text) to authenticated, service_role;
