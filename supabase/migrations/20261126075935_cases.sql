-- One kind of case in place of the reports of items, people, reviews and wishes.

create table public.cases (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  item_id uuid references public.items (id) on delete cascade,
  person_id uuid references public.profiles (id) on delete cascade,
  review_id uuid references public.reviews (id) on delete cascade,
  wish_id uuid references public.wishes (id) on delete cascade,
  subject text not null generated always as (
    case
      when item_id is not null then 'item'
      when person_id is not null then 'person'
      when review_id is not null then 'review'
      when wish_id is not null then 'wish'
    end
  ) stored,
  booking_id uuid references public.bookings (id) on delete set null,
  message_id bigint references public.messages (id) on delete set null,
  reason text not null,
  message text not null default '' check (char_length(message) <= 1000),
  status text not null default 'open',
  version integer not null default 0,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '72 hours',
  assigned_to uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  decision_reason text,
  decision_message text check (char_length(decision_message) <= 1000),
  constraint cases_one_subject check (num_nonnulls(item_id, person_id, review_id, wish_id) = 1),
  constraint cases_origin_of_person check (subject = 'person' or (booking_id is null and message_id is null)),
  constraint cases_reason check (
    reason = 'appeal' and subject <> 'review'
    or case subject
      when 'item' then reason in ('forbidden', 'misleading', 'unsafe', 'pictures', 'contact', 'offensive', 'other')
      when 'person' then reason in ('impersonation', 'name', 'photo', 'harassment', 'fraud', 'other')
      when 'review' then reason in ('offensive', 'private', 'unrelated', 'pressure', 'other')
      when 'wish' then reason in ('forbidden', 'offensive', 'contact', 'spam', 'other')
    end
  ),
  constraint cases_status check (
    status in ('open', 'dismissed')
    or case subject
      when 'item' then status in ('changed', 'removed', 'restored')
      when 'person' then
        case when reason = 'appeal' then status = 'lifted' else status in ('warned', 'blocked') end
      when 'review' then status in ('hidden', 'reply-removed')
      when 'wish' then status in ('removed', 'restored')
    end
  ),
  -- Of oneself, a person can only appeal.
  constraint cases_person_appeal_is_own check (
    person_id is null or (reason = 'appeal') = (reporter_id = person_id)
  ),
  constraint cases_decided check ((status = 'open') = (decided_at is null) and decided_at >= created_at)
);
comment on table public.cases is
  'Objections to an item, a person, a review or a wish, and those of their owners to what was decided (`appeal`); a moderator decides.';
comment on column public.cases.subject is 'What it is about: the one of the four references that is there.';
comment on column public.cases.booking_id is 'The rental of these two that a report of a person was written from.';
comment on column public.cases.message_id is 'The message that a report of a person is about.';
comment on column public.cases.reason is 'A code of src/domain/moderation/cases.ts.';
comment on column public.cases.status is 'A state of src/domain/moderation/case-lifecycle.ts: open, or what was decided.';
comment on column public.cases.due_at is 'By when it should be decided.';
comment on column public.cases.assigned_to is 'The member of the team who works on it.';
comment on column public.cases.decision_reason is 'Why something was taken off, or a person warned or blocked; null where nothing was.';
comment on column public.cases.decision_message is 'What the moderator added to the reason.';

-- One row of a person about a subject waits at a time; nulls are not equal to each other.
create unique index cases_one_open_of_item on public.cases (reporter_id, item_id) where status = 'open';
create unique index cases_one_open_of_person on public.cases (reporter_id, person_id) where status = 'open';
create unique index cases_one_open_of_review on public.cases (reporter_id, review_id) where status = 'open';
create unique index cases_one_open_of_wish on public.cases (reporter_id, wish_id) where status = 'open';
create index cases_reporter on public.cases (reporter_id, created_at desc);
create index cases_item on public.cases (item_id, created_at desc) where item_id is not null;
create index cases_person on public.cases (person_id, created_at desc) where person_id is not null;
create index cases_review on public.cases (review_id, created_at desc) where review_id is not null;
create index cases_wish on public.cases (wish_id, created_at desc) where wish_id is not null;
create index cases_booking on public.cases (booking_id) where booking_id is not null;
create index cases_message on public.cases (message_id) where message_id is not null;
create index cases_open on public.cases (due_at, id) where status = 'open';
create index cases_decided on public.cases (decided_at desc, id) where status <> 'open';
create index cases_assigned_to on public.cases (assigned_to) where assigned_to is not null;
create index cases_decided_by on public.cases (decided_by) where decided_by is not null;

insert into public.cases (id, reporter_id, item_id, reason, message, status, created_at, due_at, decided_at, decided_by)
  select id, reporter_id, item_id, reason, message, status, created_at, created_at + interval '72 hours', decided_at,
    decided_by
  from public.reports;
insert into public.cases (id, reporter_id, person_id, booking_id, message_id, reason, message, status, created_at, due_at,
    decided_at, decided_by)
  select id, reporter_id, person_id, booking_id, message_id, reason, message, status, created_at,
    created_at + interval '72 hours', decided_at, decided_by
  from public.person_reports;
insert into public.cases (id, reporter_id, review_id, reason, message, status, created_at, due_at, decided_at, decided_by)
  select id, reporter_id, review_id, reason, message, status, created_at, created_at + interval '72 hours', decided_at,
    decided_by
  from public.review_reports;
insert into public.cases (id, reporter_id, wish_id, reason, message, status, created_at, due_at, decided_at, decided_by)
  select id, reporter_id, wish_id, reason, message, status, created_at, created_at + interval '72 hours', decided_at,
    decided_by
  from public.wish_reports;

create function public.concerns_me(c public.cases) returns boolean
language sql stable security definer set search_path = '' as $$
  select c.person_id = (select auth.uid())
    or exists (select from public.items i where i.id = c.item_id and i.owner_id = (select auth.uid()))
    or exists (select from public.reviews r where r.id = c.review_id and public.is_side_of(r.booking_id))
    or exists (select from public.wishes w where w.id = c.wish_id and w.user_id = (select auth.uid()))
$$;
comment on function public.concerns_me(public.cases) is
  'Whether the case is about the caller: their item, person or wish, or a review of a rental of theirs. Null, as false, where it is not.';
revoke execute on function public.concerns_me(public.cases) from public, anon;
grant execute on function public.concerns_me(public.cases) to authenticated, service_role;

alter table public.cases enable row level security;
-- A reporter learns what was decided, not by whom; whom it is about never learns who reported, not as one of the team either.
grant select (id, reporter_id, item_id, person_id, review_id, wish_id, subject, booking_id, message_id, reason, message,
    status, version, created_at, decided_at)
  on public.cases to authenticated;
grant all on public.cases to service_role;
create policy cases_select on public.cases for select to authenticated
  using (
    reporter_id = (select auth.uid())
    or ((select public.has_role('moderator')) and public.concerns_me(cases) is not true)
  );

alter policy bookings_select_reported on public.bookings
  using (id = any (array(
    select c.booking_id from public.cases c where c.booking_id is not null and (select public.has_role('moderator'))
  )));
create or replace function public.visible_bookings() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.bookings where renter_id = (select auth.uid())
  union all
  select id from public.bookings where owner_id = (select auth.uid())
  union all
  select booking_id from public.claims where (select public.has_role('moderator'))
  union all
  select booking_id from public.cases where booking_id is not null and person_id <> (select auth.uid()) and (select public.has_role('moderator'))
$$;

-- The release before goes on with views of these names, which routines of that name make.
drop table public.reports, public.person_reports, public.review_reports, public.wish_reports;
drop function public.concerns_own_rental(uuid);
