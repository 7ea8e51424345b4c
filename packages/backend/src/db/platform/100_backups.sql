-- When this database was backed up by the program that comes along, so that those who run the site can see it.

create table lendaround.backups (
  taken_at timestamptz not null
);
alter table lendaround.backups enable row level security;
comment on table lendaround.backups is 'The backups of this database. Not part of one: a restored database has none yet.';
