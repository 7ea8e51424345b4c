alter table public.outbox add column cause_id text check (cause_id ~ '^[A-Za-z0-9_.-]{8,64}$');
comment on column public.outbox.cause_id is
  'The request that caused it, or the run of a job, by the id that the log has; the mail carries it as X-Request-Id.';
