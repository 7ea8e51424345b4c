create or replace function public.stamp_publication() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, now());
    new.approved_at := coalesce(new.approved_at, now());
    -- Pages that it belongs on do not show it yet (tell_shown).
    perform pg_catalog.pg_notify('lendaround_shown', 'appeared');
  elsif new.status = 'draft' then
    new.approved_at := null;
  end if;
  return new;
end
$$;
comment on function public.stamp_publication() is
  'Notes when an item was first published, and whether its words and pictures have been accepted: those of a draft have not.';

create or replace trigger items_stamp_publication before insert or update of status on public.items
  for each row execute function public.stamp_publication();
