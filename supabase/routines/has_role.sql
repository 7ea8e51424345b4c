-- after: owes_second_factor
-- Migrations make it, because policies ask it; what it answers is here.
create or replace function public.has_role(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and not is_blocked and (roles || duties) && ('{admin}'::text[] || case wanted
      when 'staff' then '{moderator,support,finance,content}'::text[]
      when 'moderator' then '{moderator,support}'
      when 'accounts' then '{moderator,support,finance}'
      when 'bookings' then '{support,finance}'
      else array[wanted]
    end)
  ) and (
    -- A personal API key has its person's roles for reading alone, and only where it was given that scope.
    coalesce((select auth.jwt()) -> 'api_key_scopes' is null, true)
    or (select auth.jwt()) -> 'api_key_scopes' ? 'office:read'
      and current_setting('transaction_read_only') = 'on'
  ) and (
    -- What everybody can be is no work for the operator.
    wanted in ('user', 'renter', 'lender', 'affiliate') or not public.owes_second_factor((select auth.uid()))
  )
$$;
comment on function public.has_role(text) is
  'Whether the caller has this role or duty, or may enter this part of the back office; an admin has all of them, a blocked user none, nor one who owes the second factor that staff are to have. An API key has those of its person only in reads and with the scope for it.';
