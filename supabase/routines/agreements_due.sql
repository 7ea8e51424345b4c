-- after: page_in_force
create or replace function public.agreements_due(person uuid, moment timestamptz default now())
returns table (document text, version integer, asked jsonb)
language sql stable security definer set search_path = '' as $$
  with asking as (
    select distinct on (v.slug) v.slug, v.effective_from, v.id, v.texts
    from public.page_versions v
    where v.asks_again and v.withdrawn_at is null and v.effective_from <= moment
    order by v.slug, v.effective_from desc, v.id desc
  )
  select a.slug, (public.page_in_force(a.slug, moment)).version, a.texts
  from asking a
  where not exists (
    select from public.agreements g
    join public.page_versions v on v.slug = g.document and v.version = g.version
    where g.user_id = person and g.document = a.slug and (v.effective_from, v.id) >= (a.effective_from, a.id)
  )
  order by a.slug desc
$$;
comment on function public.agreements_due(uuid, timestamptz) is
  'The documents to which a person has still to agree, each in the version in force, with the texts of the one that asks again.';
revoke execute on function public.agreements_due(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.agreements_due(uuid, timestamptz) to service_role;
