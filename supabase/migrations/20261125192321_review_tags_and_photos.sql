alter table public.reviews
  add column tags text[] not null default '{}',
  add column photos text[] not null default '{}',
  add constraint reviews_tags check (
    case kind
      when 'renter_to_item' then tags <@ '{as-described,works-well,clean,complete}'
      when 'renter_to_owner' then tags <@ '{friendly-handover,punctual,well-explained,flexible}'
      else tags <@ '{friendly-handover,punctual,careful,easy-to-reach}'
    end
    and cardinality(tags) <= 4
    and (tags = '{}' or rating >= 4)
  ),
  add constraint reviews_photos check (cardinality(photos) <= 4 and (photos = '{}' or kind = 'renter_to_item'));
comment on column public.reviews.tags is 'What the author said with a tap, of the list of its kind.';
comment on column public.reviews.photos is 'Names of objects in the bucket reviews, below the author''s id.';
create index reviews_with_photos on public.reviews using gin (photos) where photos <> '{}';

create function public.may_see_review_photo(photo text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.reviews r
    where r.photos <> '{}' and r.photos @> array[photo]
      and ((r.published_at <= now() and r.hidden_at is null)
        or ((select public.has_role('moderator')) and not public.is_side_of(r.booking_id)))
  )
$$;
comment on function public.may_see_review_photo(text) is
  'Whether a photo belongs to a review that is published and not hidden; the team sees those of the other reviews, too.';
revoke execute on function public.may_see_review_photo(text) from public;
grant execute on function public.may_see_review_photo(text) to anon, authenticated, service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('reviews', 'reviews', false, 10 * 1024 * 1024, '{image/*}')
on conflict (id) do nothing;
create policy "the photos of a review are seen with it" on storage.objects
  for select to anon, authenticated using (
    bucket_id = 'reviews'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or public.may_see_review_photo(name))
  );
-- No policy for update or delete: what was said stays.
create policy "people add photos of reviews to their folder" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'reviews' and (storage.foldername(name))[1] = (select auth.uid())::text
  );

-- A person is a lender to some and a renter to others.

alter table public.profiles
  add column renter_rating_sum integer not null default 0,
  add column renter_rating_count integer not null default 0;
comment on column public.profiles.rating_sum is 'Sum of the published ratings of this person as a lender, kept by the trigger on reviews.';
comment on column public.profiles.renter_rating_sum is 'Sum of the published ratings of this person as a renter, kept by the trigger on reviews.';
with counted as (
  select r.subject_id as id,
    coalesce(sum(r.rating) filter (where r.kind = 'renter_to_owner'), 0) as lender_sum,
    count(*) filter (where r.kind = 'renter_to_owner') as lender_count,
    coalesce(sum(r.rating) filter (where r.kind = 'owner_to_renter'), 0) as renter_sum,
    count(*) filter (where r.kind = 'owner_to_renter') as renter_count
  from public.reviews r
  where r.subject_id is not null and r.published_at is not null and r.hidden_at is null
  group by r.subject_id
)
update public.profiles p
set rating_sum = c.lender_sum, rating_count = c.lender_count,
  renter_rating_sum = c.renter_sum, renter_rating_count = c.renter_count
from counted c where c.id = p.id;
