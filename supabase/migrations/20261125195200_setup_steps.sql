create table public.setup_steps (
  step text primary key check (step in ('brand', 'fee', 'categories', 'places', 'mail')),
  done_at timestamptz,
  done_by uuid references public.profiles (id) on delete set null,
  code text check (code ~ '^\d{6}$'),
  code_sent_at timestamptz,
  constraint setup_steps_code_sent check ((code is null) = (code_sent_at is null))
);
comment on table public.setup_steps is
  'The steps of setting up the site that an admin has said are done, and the code of the last test mail. Others are seen by what is there.';
comment on column public.setup_steps.code is 'Of the last test mail, until it was typed in.';
create index setup_steps_by on public.setup_steps (done_by) where done_by is not null;
alter table public.setup_steps enable row level security;
grant all on public.setup_steps to service_role;
