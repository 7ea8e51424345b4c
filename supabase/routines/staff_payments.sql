-- after: people_by_words
create or replace function public.staff_payments(
  words text default '', states text[] default '{}', kind text default '', since timestamptz default null,
  until timestamptz default null, sort text default 'created', descending boolean default true,
  after_value text default null, after_id uuid default null, page_size integer default 50
) returns table (
  id uuid, status text, purpose text, amount_cents bigint, captured_cents bigint, refunded_cents bigint,
  failure_code text, provider text, provider_payment_id text, user_id uuid, payer text, payer_email text,
  bookings jsonb, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := trim(coalesce(words, ''));
  sort_column text := case sort when 'amount' then 'amount_cents' else 'created_at' end;
  sort_type text := case sort when 'amount' then 'bigint' else 'timestamptz' end;
  direction text := case when descending then 'desc' else 'asc' end;
  conditions text := 'true';
  people uuid[];
  by_intent uuid[];
  booking_id uuid;
  order_id uuid;
  many constant integer := 1000;
begin
  if not public.has_role('finance') then
    return;
  end if;
  if sought ~ '^#?[0-9]{1,15}$' then
    select b.id, b.order_id into booking_id, order_id from public.bookings b where b.number = ltrim(sought, '#')::bigint;
    conditions := conditions || ' and (p.booking_id = $10 or p.order_id = $11)';
  elsif sought <> '' then
    people := public.people_by_words(sought, many + 1);
    by_intent := array(select i.payment_id from public.payment_intents i where i.id = sought);
    conditions := conditions || case
      when cardinality(people) <= many then ' and (p.id = any ($12) or p.user_id = any ($2))'
      else ' and (p.id = any ($12)
        or (select u.name ilike public.like_pattern($1) or u.email ilike public.like_pattern($1)
          from public.profiles u where u.id = p.user_id))'
    end;
  end if;
  -- One state is read in the order of its index, several are sorted.
  if cardinality(states) = 1 then conditions := conditions || ' and p.status = ($3)[1]';
  elsif cardinality(states) > 0 then conditions := conditions || ' and p.status = any ($3)'; end if;
  if kind <> '' then conditions := conditions || ' and p.purpose = $4'; end if;
  -- Nearly all are for rentals; the others have an index of their own.
  if kind not in ('', 'rental') then conditions := conditions || ' and p.purpose <> ''rental'''; end if;
  if since is not null then conditions := conditions || ' and p.created_at >= $5'; end if;
  if until is not null then conditions := conditions || ' and p.created_at < $6'; end if;
  if after_id is not null then
    conditions := conditions || format(' and (p.%I, p.id) %s ($7::%s, $8)', sort_column,
      case when descending then '<' else '>' end, sort_type);
  end if;
  return query execute format(
    'select p.id, p.status, p.purpose, p.amount_cents, p.captured_cents, p.refunded_cents, p.failure_code, p.provider,
       (select string_agg(i.id, '', '' order by i.position) from public.payment_intents i where i.payment_id = p.id),
       p.user_id, u.name, u.email, (
         select coalesce(jsonb_agg(jsonb_build_object(''id'', b.id, ''number'', b.number) order by b.number), ''[]'')
         from (
           select b.id, b.number from public.bookings b where b.id = p.booking_id
           union all
           select b.id, b.number from public.bookings b where b.order_id = p.order_id
         ) b
       ), p.created_at
     from (
       select p.* from public.payments p where %1$s order by p.%2$I %3$s, p.id %3$s limit $9
     ) p
     join public.profiles u on u.id = p.user_id
     order by p.%2$I %3$s, p.id %3$s',
    conditions, sort_column, direction
  ) using sought, people, states, kind, since, until, after_value, after_id,
    least(greatest(page_size, 1), 500), booking_id, order_id, by_intent;
end
$$;
comment on function public.staff_payments(
  text, text[], text, timestamptz, timestamptz, text, boolean, text, uuid, integer
) is
  'A page of all payments for admins, empty for other callers: by the number of a booking, one of the provider’s ids or words of the payer, by status, purpose and time, in the order of time or amount, after a row of the page before, each with the bookings that it is for. Amounts in cents.';
revoke execute on function public.staff_payments(
  text, text[], text, timestamptz, timestamptz, text, boolean, text, uuid, integer
) from public, anon;
grant execute on function public.staff_payments(
  text, text[], text, timestamptz, timestamptz, text, boolean, text, uuid, integer
) to authenticated, service_role;
