-- Buckets and objects as a hosted project has them. The rows are here, the bytes are in the object store.

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  file_size_limit bigint check (file_size_limit >= 0),
  allowed_mime_types text[],
  type text not null default 'STANDARD' check (type = 'STANDARD'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table storage.buckets is 'Folders at the top of the object store, with what may be put into them.';
comment on column storage.buckets.owner is 'The creator where its id is a UUID; policies should use owner_id.';
comment on column storage.buckets.file_size_limit is 'Bytes; null: the limit of the server.';
comment on column storage.buckets.allowed_mime_types is 'Types such as image/png or image/*; null: any.';

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id) on delete restrict,
  name text not null,
  owner uuid,
  owner_id text,
  version text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name),
  -- As an address it would lead elsewhere.
  constraint objects_name_leads_nowhere_else check (name !~ '(^|/)\.{1,2}(/|$)' and name !~ '[\\[:cntrl:]]')
);
comment on table storage.objects is 'One row an object; a row without a version has no bytes.';
comment on column storage.objects.version is 'Names the bytes in the object store; every write makes a new one.';
comment on column storage.objects.metadata is
  'Metadata from the server: eTag, size, mimetype, cacheControl, lastModified.';
comment on column storage.objects.user_metadata is 'Metadata from the uploader.';

-- Listing asks for names that start with a prefix, in byte order.
create index objects_bucket_id_name_bytes on storage.objects (bucket_id, name collate "C");
create unique index objects_version on storage.objects (version);

create table storage.resumable_uploads (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id) on delete cascade,
  name text not null,
  owner_id text,
  upsert boolean not null default false,
  content_type text not null,
  cache_control text not null,
  user_metadata jsonb,
  upload_metadata text not null,
  size bigint check (size >= 0),
  received bigint not null default 0 check (received >= 0 and received <= size),
  parts text[] not null default '{}',
  finishing_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table storage.resumable_uploads is 'Uploads that arrive in parts (TUS) and are not complete yet.';
comment on column storage.resumable_uploads.size is 'Bytes to come in all; null while the client has not said.';
comment on column storage.resumable_uploads.parts is 'Keys of the parts in the object store, in order.';
comment on column storage.resumable_uploads.finishing_at is 'When a request began to make the object; only one may at a time.';
comment on column storage.resumable_uploads.finished_at is 'When the object was there; the row stays until it expires, to tell a client that lost the answer.';
create index resumable_uploads_expires_at on storage.resumable_uploads (expires_at);
create index resumable_uploads_bucket_id on storage.resumable_uploads (bucket_id);

-- Every upload counts all that its owner has stored.
create index objects_owner_id on storage.objects (owner_id) where owner_id is not null;
create index resumable_uploads_owner_id on storage.resumable_uploads (owner_id) where owner_id is not null;

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.resumable_uploads enable row level security;
-- Not everything: truncate knows no policies.
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated;
grant all on storage.buckets, storage.objects to service_role;
grant all on storage.resumable_uploads to service_role;

-- Helpers for policies.

create function storage.foldername(name text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select parts[:cardinality(parts) - 1] from (values (string_to_array(name, '/'))) as path (parts)
$$;
comment on function storage.foldername is 'The folders of a path: all its parts but the last.';

create function storage.filename(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select parts[cardinality(parts)] from (values (string_to_array(name, '/'))) as path (parts)
$$;
comment on function storage.filename is 'The last part of a path.';

create function storage.extension(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select parts[cardinality(parts)]
  from (values (string_to_array(storage.filename(name), '.'))) as file (parts)
$$;
comment on function storage.extension is 'The part of the file name after its last dot.';

create function storage.operation() returns text
language sql stable set search_path = ''
as $$
  select nullif(current_setting('storage.operation', true), '')
$$;
comment on function storage.operation is 'The operation of the current request, e.g. storage.object.upload.';

create function storage.allow_any_operation(expected_operations text[]) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(
    regexp_replace(storage.operation(), '^storage\.', '') in (
      select regexp_replace(expected, '^storage\.', '')
      from unnest(expected_operations) as expected
      where expected <> ''
    ),
    false
  )
$$;
comment on function storage.allow_any_operation is 'Whether the request does one of these; "storage." in front may be left out.';

create function storage.allow_only_operation(expected_operation text) returns boolean
language sql stable set search_path = ''
as $$
  select storage.allow_any_operation(array[expected_operation])
$$;
comment on function storage.allow_only_operation is 'Whether the request does this and nothing else.';

-- A deleted row would leave its bytes behind: only the storage API, which knows of both, may delete.
create function storage.protect_delete() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501', hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end
$$;

create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

create function storage.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end
$$;

create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.touch_updated_at();
create trigger update_buckets_updated_at before update on storage.buckets
  for each row execute function storage.touch_updated_at();
