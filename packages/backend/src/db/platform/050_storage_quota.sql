-- What somebody keeps is counted with every upload.

create index objects_owner_id on storage.objects (owner_id) where owner_id is not null;
create index resumable_uploads_owner_id on storage.resumable_uploads (owner_id) where owner_id is not null;
