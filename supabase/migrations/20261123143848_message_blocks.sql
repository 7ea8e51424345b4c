create table public.message_blocks (
  person_id uuid not null references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (person_id, blocked_id),
  constraint message_blocks_others check (person_id <> blocked_id)
);
comment on table public.message_blocks is
  'Whom a person takes no messages from, except while a rental of the two is open. The other side does not see it.';
create index message_blocks_blocked on public.message_blocks (blocked_id);

alter table public.message_blocks enable row level security;
grant select on public.message_blocks to authenticated;
grant select, insert, delete on public.message_blocks to service_role;
revoke update, truncate on public.message_blocks from service_role;

create policy message_blocks_select_own on public.message_blocks for select to authenticated
  using (person_id = (select auth.uid()));
