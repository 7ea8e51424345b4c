-- A document has two sides and a date; what proved something is not kept for ever.
alter table public.kyc_submissions
  add column back_path public.object_name,
  add column valid_until date,
  add column expiry_reminded_at timestamptz,
  add column documents_deleted_at timestamptz,
  add constraint kyc_submissions_back_folder check (
    back_path is null
    or (step = 'identity' and back_path <> document_path and starts_with(back_path, user_id::text || '/identity/'))
  ),
  add constraint kyc_submissions_valid_until check (valid_until is null or step = 'identity');
comment on column public.kyc_submissions.back_path is 'The other side of an identity document that has two.';
comment on column public.kyc_submissions.valid_until is
  'The last day on which the identity document is valid; after it a job ends the proof. Null for a document without one.';
comment on column public.kyc_submissions.expiry_reminded_at is 'When the person was reminded that the document ends.';
comment on column public.kyc_submissions.documents_deleted_at is
  'When the documents were deleted because the operator''s period was over; the decision stays.';
create index kyc_submissions_ending on public.kyc_submissions (valid_until)
  where status = 'verified' and valid_until is not null;
create index kyc_submissions_decided on public.kyc_submissions (decided_at)
  where status in ('verified', 'rejected') and documents_deleted_at is null;
grant select (back_path, valid_until, documents_deleted_at) on public.kyc_submissions to authenticated;

drop policy "evidence stays" on storage.objects;
create policy "evidence stays" on storage.objects as restrictive
  for delete to authenticated using (
    bucket_id <> 'documents'
    or not exists (
      select from public.kyc_submissions s
      where s.user_id = (select auth.uid()) and objects.name in (s.document_path, s.back_path)
        and (s.status in ('pending', 'verified') or s.kept_until is not null)
    )
  );
