create or replace view public.public_reviews with (security_invoker = false) as
  select r.id, r.kind, r.item_id, r.subject_id, r.rating, r.text, r.language, r.reply, r.reply_language, r.replied_at, r.published_at,
    split_part(p.name, ' ', 1) as author_first_name, p.avatar_path as author_avatar_path, p.city as author_city,
    r.tags, r.photos
  from public.reviews r
  join public.profiles p on p.id = r.author_id
  where r.published_at <= now() and r.hidden_at is null;
comment on view public.public_reviews is 'Published reviews with what may be known of their authors.';
grant select on public.public_reviews to anon, authenticated, service_role;
