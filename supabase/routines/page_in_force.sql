create or replace function public.page_in_force(page text, moment timestamptz default now()) returns public.page_versions
language sql stable security definer set search_path = '' as $$
  select v from public.page_versions v
  where v.slug = page and v.withdrawn_at is null and v.effective_from <= moment
  order by v.effective_from desc, v.id desc
  limit 1
$$;
comment on function public.page_in_force(text, timestamptz) is
  'The version of a page that is in force; null where it is the text that the product ships.';
revoke execute on function public.page_in_force(text, timestamptz) from public, anon, authenticated;
grant execute on function public.page_in_force(text, timestamptz) to service_role;
