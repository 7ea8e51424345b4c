-- Whose turn a job is where jobs are run by calls from outside instead of by processes of their own.

create table lendaround.job_turns (
  name text primary key,
  not_before timestamptz not null
);
alter table lendaround.job_turns enable row level security;
comment on table lendaround.job_turns is 'One row a job that a call ran: until when no other call runs it. Not part of a backup.';
