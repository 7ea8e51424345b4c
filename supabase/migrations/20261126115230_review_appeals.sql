-- The author of a hidden review may object, and an appeal may bring it back.
alter table public.cases drop constraint cases_reason;
alter table public.cases add constraint cases_reason check (
  reason = 'appeal'
  or case subject
    when 'item' then reason in ('forbidden', 'misleading', 'unsafe', 'pictures', 'contact', 'offensive', 'other')
    when 'person' then reason in ('impersonation', 'name', 'photo', 'harassment', 'fraud', 'other')
    when 'review' then reason in ('offensive', 'private', 'unrelated', 'pressure', 'other')
    when 'wish' then reason in ('forbidden', 'offensive', 'contact', 'spam', 'other')
  end
);
alter table public.cases drop constraint cases_status;
alter table public.cases add constraint cases_status check (
  status in ('open', 'dismissed')
  or case subject
    when 'item' then status in ('changed', 'removed', 'restored')
    when 'person' then
      case when reason = 'appeal' then status = 'lifted' else status in ('warned', 'blocked') end
    when 'review' then
      case when reason = 'appeal' then status = 'restored' else status in ('hidden', 'reply-removed') end
    when 'wish' then status in ('removed', 'restored')
  end
);
comment on column public.reviews.hidden_at is
  'When a moderator took it off; from then on only its author and the team read it, and it counts no more. An appeal may empty it.';
