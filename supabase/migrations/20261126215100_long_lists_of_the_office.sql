-- What belongs to a payment, a payout, a claim or an entry of the ledger names the things, read once: where many rows were expected, the question
-- for each row whether its thing may be read was answered by reading all things.
alter policy payment_intents_select_own on public.payment_intents
  using (payment_id = any (array(select p.id from public.payments p where p.user_id = (select auth.uid())))
    or (payment_id between (select public.first_id_for('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('finance')) = '00000000-0000-0000-0000-000000000000'));
alter policy payout_events_select_own on public.payout_events
  using (payout_id = any (array(select p.id from public.payouts p where p.user_id = (select auth.uid())))
    or (payout_id between (select public.first_id_for('accounts')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('accounts')) = '00000000-0000-0000-0000-000000000000'));
alter policy claim_events_select_own on public.claim_events
  using (claim_id = any (array(
      select c.id from public.claims c where c.claimant_id = (select auth.uid()) or c.respondent_id = (select auth.uid())
    ))
    or (claim_id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));
alter policy claim_evidence_select_own on public.claim_evidence
  using (claim_id = any (array(
      select c.id from public.claims c where c.claimant_id = (select auth.uid()) or c.respondent_id = (select auth.uid())
    ))
    or (claim_id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));
alter policy ledger_transfers_select_own on public.ledger_transfers
  using (id = any (array(select e.transfer_id from public.ledger_entries e where e.user_id = (select auth.uid())))
    or (id between (select public.first_id_for('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('finance')) = '00000000-0000-0000-0000-000000000000'));

-- Disputes, and the audit log with each of its filters, in the order of their list.
create index disputes_by_creation on public.disputes (created_at, id);
create index audit_log_by_time on public.audit_log (at, id);
create index audit_log_by_action on public.audit_log (action, at, id);
drop index public.audit_log_actor;
create index audit_log_actor on public.audit_log (actor_id, at, id) where actor_id is not null;
drop index public.audit_log_subject;
create index audit_log_subject on public.audit_log (subject_id, at, id) where subject_id is not null;

comment on column public.figure_sums.key is 'The town, the kind of ledger account or the category; else empty.';
comment on table public.figure_sums is
  'What happened on the site: counts and cents of each figure, by quarter of an hour, at which every time zone begins its days; of ledger accounts and categories over all time (-infinity). Together with figure_changes the sum of figures_of over all rows.';
