create or replace view public.waiting_listings with (security_invoker = true) as
  select i.id, coalesce(r.title, i.title) as title, coalesce(r.language, i.language) as language, i.city,
    p.name as owner_name, w.revision_id is not null as is_change, coalesce(r.created_at, s.at, i.updated_at) as since,
    c.path, c.thumbhash, i.owner_id
  from (
    select id as item_id, null::uuid as revision_id from public.items where status = 'pending_review'
    union all
    select item_id, id from public.item_revisions where status = 'pending'
  ) w
  join public.items i on i.id = w.item_id
  join public.profiles p on p.id = i.owner_id
  left join public.item_revisions r on r.id = w.revision_id
  left join lateral (
    select max(l.at) as at from public.listing_events l where l.item_id = i.id and l.transition = 'submit'
  ) s on w.revision_id is null
  left join lateral (
    select m.path, m.thumbhash from public.item_images m where m.item_id = i.id order by m.position limit 1
  ) c on true;
comment on view public.waiting_listings is
  'The listings that wait for a moderator, new or changed, as far as the caller may read them; since is when the lender sent them.';
grant select on public.waiting_listings to authenticated, service_role;
