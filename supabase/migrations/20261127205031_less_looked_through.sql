-- Who is not of the team had all tags of people looked through to be given none.
alter policy person_tags_select on public.person_tags
  using (person_id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'
    and person_id <> (select auth.uid()));
create policy person_tags_select_staff on public.person_tags for select to authenticated
  using (public.planned_for_staff() and person_id <> (select auth.uid()) and (select public.has_role('moderator')));

-- One function answers for a person as an affiliate.
drop view if exists public.affiliate_users;
drop function if exists public.affiliate_earnings(uuid);
drop function if exists public.affiliate_balance(uuid);
drop function if exists public.referral_counts(uuid);
