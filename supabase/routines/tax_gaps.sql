-- The only place that says what the tax report still lacks of a lender. What was verified may lack what it asks for: papers
-- were taken before it did.
create or replace function public.tax_gaps(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  with proven as (
    select distinct on (k.step) k.step, k.details
    from public.kyc_submissions k
    where k.user_id = person and k.status = 'verified' and k.step in ('identity', 'address', 'business')
    order by k.step, k.submitted_at desc
  ), whole as (
    select p.step, not exists (
      select from unnest(case p.step
        when 'business' then '{name,registrationNumber,country}'::text[]
        when 'address' then '{street,postalCode,city,country}'
        else '{birthDate,lastName}'
      end) as field
      where coalesce(p.details ->> field, '') = ''
    ) as is_whole
    from proven p
  )
  select array_remove(array[
    -- A business is known by its papers, anybody else by their own.
    case when not coalesce((select w.is_whole from whole w where w.step in ('identity', 'business') order by w.step limit 1), false)
      then 'identity' end,
    case when not coalesce((select w.is_whole from whole w where w.step = 'address'), false) then 'address' end,
    case when not exists (select from public.tax_numbers n where n.user_id = person) then 'tax-number' end
  ], null)
$$;
comment on function public.tax_gaps(uuid) is
  'What the report to the tax office still lacks of a lender: identity, address, tax-number.';
revoke execute on function public.tax_gaps(uuid) from public, anon, authenticated;
grant execute on function public.tax_gaps(uuid) to service_role;
