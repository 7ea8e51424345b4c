-- after: tax_gaps
create or replace function public.settle_tax_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tax_requests r set answered_at = greatest(now(), r.requested_at)
  where r.user_id = new.user_id and r.answered_at is null and cardinality(public.tax_gaps(new.user_id)) = 0;
  return null;
end
$$;
comment on function public.settle_tax_request() is
  'Ends the request for tax data, and with it the withholding of payouts, at the moment at which nothing is missing any more.';
revoke execute on function public.settle_tax_request() from public, anon, authenticated;

create or replace trigger settle_tax_request after insert or update on public.tax_numbers
  for each row execute function public.settle_tax_request();
create or replace trigger settle_tax_request after insert or update of status, details on public.kyc_submissions
  for each row when (new.status = 'verified') execute function public.settle_tax_request();
