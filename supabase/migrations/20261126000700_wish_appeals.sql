alter table public.wish_reports drop constraint wish_reports_reason_check;
alter table public.wish_reports add constraint wish_reports_reason_check
  check (reason in ('forbidden', 'offensive', 'contact', 'spam', 'other', 'appeal'));
alter table public.wish_reports drop constraint wish_reports_status_check;
alter table public.wish_reports add constraint wish_reports_status_check
  check (status in ('open', 'dismissed', 'removed', 'restored'));
comment on table public.wish_reports is
  'Objections to a wish, or of its author to its removal (`appeal`); a moderator decides.';
