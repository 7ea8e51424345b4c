create table public.operator_alerts (
  name text primary key check (char_length(name) <= 200),
  level integer not null check (level >= 0),
  began_at timestamptz not null,
  seen_at timestamptz not null,
  sent_at timestamptz not null
);
comment on table public.operator_alerts is
  'What the operator was told of and is not over yet. Processes share it, so that one of them tells.';
comment on column public.operator_alerts.level is 'How bad it was when it was told last; a worse one is told at once.';
comment on column public.operator_alerts.seen_at is 'When it was last found to be so; over ten minutes later.';

alter table public.operator_alerts enable row level security;
revoke all on public.operator_alerts from anon, authenticated;
grant all on public.operator_alerts to service_role;
