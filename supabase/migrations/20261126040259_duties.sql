-- Work in the back office that an admin entrusts to a person, beside the roles of the specification.
alter table public.profiles
  add column duties text[] not null default '{}'
    constraint profiles_duties_known check (duties <@ '{support,finance,content}');
comment on column public.profiles.duties is
  'Parts of the back office that an admin has opened to this person, beside what their roles open.';
create index profiles_duties on public.profiles (id) where duties <> '{}';

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
  )
$$;
comment on function public.has_role(text) is
  'Whether the caller has this role or duty, or may enter this part of the back office; an admin has all of them, a blocked user none. An API key has those of its person only in reads and with the scope for it.';

-- Each of these conditions stays as it is, but for the word that names whom it lets in.
do $$
declare
  entry record;
  altered text;
begin
  for entry in
    select p.*, w.table_name, w.before, w.after
    from (values
      ('bookings', 'bookings_select_own', 'admin', 'bookings'),
      ('booking_events', 'booking_events_select_own', 'admin', 'bookings'),
      ('deposits', 'deposits_select_own', 'admin', 'bookings'),
      ('extensions', 'extensions_select_own', 'admin', 'bookings'),
      ('handovers', 'handovers_select_own', 'admin', 'bookings'),
      ('unit_returns', 'unit_returns_select_own', 'admin', 'bookings'),
      ('orders', 'orders_select_own', 'admin', 'finance'),
      ('order_lines', 'order_lines_select_own', 'admin', 'finance'),
      ('payments', 'payments_select_own', 'admin', 'finance'),
      ('captures', 'captures_select_own', 'admin', 'finance'),
      ('refunds', 'refunds_select_own', 'admin', 'finance'),
      ('ledger_accounts', 'ledger_accounts_select_own', 'admin', 'finance'),
      ('ledger_entries', 'ledger_entries_select_own', 'admin', 'finance'),
      ('adjustments', '', 'admin', 'finance'),
      ('disputes', '', 'admin', 'finance'),
      ('money_events', '', 'admin', 'finance'),
      ('invoices', '', 'admin', 'finance'),
      ('payment_discrepancies', '', 'admin', 'finance'),
      ('payout_discrepancies', '', 'admin', 'finance'),
      ('profiles', 'profiles_select_own', 'moderator', 'accounts'),
      ('payouts', 'payouts_select_own', 'moderator', 'accounts'),
      ('payout_methods', 'payout_methods_select_own', 'moderator', 'accounts')
    ) w (table_name, policy, before, after)
    left join pg_policies p on p.schemaname = 'public' and p.tablename = w.table_name
      and p.cmd = 'SELECT' and (w.policy = '' or p.policyname = w.policy)
  loop
    altered := replace(entry.qual, quote_literal(entry.before) || '::text', quote_literal(entry.after) || '::text');
    if altered is not distinct from entry.qual then
      raise exception 'no condition of % names %', entry.table_name, entry.before;
    end if;
    execute format('alter policy %I on public.%I using (%s)', entry.policyname, entry.tablename, altered);
  end loop;
end
$$;

alter policy "admins add pictures of the site" on storage.objects
  with check (
    bucket_id = 'images' and (storage.foldername(name))[1] = 'site' and (select public.has_role('content'))
  );
alter policy "moderators hear that a queue changed" on realtime.messages
  using (extension = 'broadcast' and (select realtime.topic()) = 'staff' and (select public.has_role('accounts')));
