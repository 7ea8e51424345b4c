-- The mails of the last 30 days can be looked up and sent again: each keeps its subject, and what it said unless that
-- was a code or a private message.
alter table public.outbox
  add column subject text not null default '' check (char_length(subject) <= 300),
  add column html text,
  add column resent_from uuid references public.outbox (id) on delete set null;
comment on column public.outbox.data is
  'Values for the template; emptied once a mail with a code or a private message is delivered.';
comment on column public.outbox.subject is 'As the mail was written or, later, delivered; the digits of a code are left out.';
comment on column public.outbox.html is
  'What was delivered, without the link that ends such mails; none for a mail with a code or a private message.';
comment on column public.outbox.resent_from is 'The mail that an admin had sent again.';

drop index public.outbox_created_at;
create index outbox_by_creation on public.outbox (created_at, id);
create index outbox_failed on public.outbox (created_at, id) where failed_at is not null;
create index outbox_by_words on public.outbox
  using gin (recipient extensions.gin_trgm_ops, subject extensions.gin_trgm_ops);
create index outbox_resent_from on public.outbox (resent_from) where resent_from is not null;
