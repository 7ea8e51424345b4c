create or replace function public.check_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  found_sides integer;
begin
  -- Locked, so that they cannot be removed while they are being submitted.
  perform from storage.objects o
  where o.bucket_id = 'documents' and o.name in (new.document_path, new.back_path) and o.owner_id = new.user_id::text
    and (
      o.metadata->>'mimetype' like 'image/%'
      or (new.step <> 'selfie' and o.metadata->>'mimetype' = 'application/pdf')
    )
  for share;
  get diagnostics found_sides = row_count;
  if found_sides < (case when new.back_path is null then 1 else 2 end) then
    raise exception 'there is no such document'
      using errcode = 'LA013', constraint = 'kyc_submissions_document', table = 'kyc_submissions';
  end if;
  return new;
end
$$;
comment on function public.check_document() is
  'Refuses with LA013 a proof of which a side is not a file of that person in the bucket documents, or of a type that cannot prove the step.';

create or replace trigger kyc_submissions_document before insert or update of user_id, step, document_path, back_path
  on public.kyc_submissions for each row when (new.document_path is not null) execute function public.check_document();
