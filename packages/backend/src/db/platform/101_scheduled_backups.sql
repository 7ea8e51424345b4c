-- The backups that the site takes of itself by the clock, so that of several processes one does.

create table lendaround.scheduled_backups (
  day date primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  archive text,
  bytes bigint
);
alter table lendaround.scheduled_backups enable row level security;
comment on table lendaround.scheduled_backups is 'One row a day: which process began its backup when, and the archive it became. Not part of a backup.';
