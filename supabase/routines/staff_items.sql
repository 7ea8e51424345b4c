-- after: people_by_words
create or replace function public.staff_items(
  words text default '', states text[] default '{}', category uuid default null, lacking text default '',
  sort text default 'created', descending boolean default true, after_value text default null,
  after_id uuid default null, page_size integer default 50, featured boolean default false
) returns table (
  id uuid, title text, language text, status text, owner_id uuid, owner text, owner_email text, category_id uuid,
  city text, price_per_day_cents bigint, pictures integer, booking_count integer, created_at timestamptz,
  updated_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := trim(coalesce(words, ''));
  sort_column text := case sort when 'updated' then 'updated_at' when 'bookings' then 'booking_count'
    else 'created_at' end;
  sort_type text := case sort when 'bookings' then 'integer' else 'timestamptz' end;
  direction text := case when descending then 'desc' else 'asc' end;
  -- Of `office_items f`, and by words also of `items i`.
  conditions text := 'true';
  by_words text := 'true';
  people uuid[];
  many constant integer := 1000;
  in_states constant text[] := case when cardinality(states) > 0 then states else array(
    select t.from_status from public.lifecycle_transitions t where t.thing = 'listing'
    union
    select t.to_status from public.lifecycle_transitions t where t.thing = 'listing') end;
  source text;
begin
  if not public.has_role('moderator') then
    return;
  end if;
  if sought ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    by_words := 'i.id = $1::uuid';
  elsif sought <> '' then
    people := public.people_by_words(sought, many + 1);
    by_words := case
      when cardinality(people) <= many then '(i.title ilike public.like_pattern($1) or i.owner_id = any ($2))'
      else '(i.title ilike public.like_pattern($1)
        or (select p.name ilike public.like_pattern($1) or p.email ilike public.like_pattern($1)
          from public.profiles p where p.id = i.owner_id))'
    end;
  end if;
  if category is not null then conditions := conditions || ' and f.category_id = $4'; end if;
  if lacking = 'description' then conditions := conditions || ' and f.lacks_description'; end if;
  if featured then
    conditions := conditions || ' and f.item_id in (select x.item_id from public.featured_items x)';
  end if;
  if lacking = 'pictures' then conditions := conditions || ' and f.lacks_pictures'; end if;
  if after_id is not null then
    conditions := conditions || format(' and (f.%I, f.item_id) %s ($5::%s, $6)', sort_column,
      case when descending then '<' else '>' end, sort_type);
  end if;
  source := case
    when sought <> '' then
      'public.items i join public.office_items f on f.item_id = i.id where f.status = any ($3) and ' || by_words || ' and %1$s'
    -- Few of all: by an index of their own, whatever their status.
    when category is not null or featured or lacking in ('description', 'pictures') then
      'public.office_items f where f.status = any ($3) and %1$s'
    -- The index has those of each status in their order.
    else
      'unnest($3) state (status) cross join lateral (
         select f.* from public.office_items f
         where f.status = state.status and %1$s order by f.%2$I %3$s, f.item_id %3$s limit $7) f'
    end;
  return query execute format(
    'select i.id, i.title, i.language, i.status, i.owner_id, o.name, o.email, i.category_id, i.city,
       i.price_per_day_cents, (select count(*)::integer from public.item_images m where m.item_id = i.id),
       i.booking_count, i.created_at, i.updated_at
     from (select f.item_id, f.%2$I as place from ' || source || ' order by f.%2$I %3$s, f.item_id %3$s limit $7) page
     join public.items i on i.id = page.item_id
     join public.profiles o on o.id = i.owner_id
     order by page.place %3$s, page.item_id %3$s',
    conditions, sort_column, direction
  ) using sought, people, in_states, category, after_value, after_id, least(greatest(page_size, 1), 500);
end
$$;
comment on function public.staff_items(text, text[], uuid, text, text, boolean, text, uuid, integer, boolean) is
  'A page of all items in whatever state for the back office, empty for other callers: by id or by words of title and lender, by status, category, what they lack (pictures, description) and whether they are featured, in the order of creation, change or bookings, after a row of the page before. Amounts in cents.';
revoke execute on function public.staff_items(text, text[], uuid, text, text, boolean, text, uuid, integer, boolean)
  from public, anon;
grant execute on function public.staff_items(text, text[], uuid, text, text, boolean, text, uuid, integer, boolean)
  to authenticated, service_role;
