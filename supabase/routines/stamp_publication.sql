create or replace function public.stamp_publication() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'published' and new.published_at is null then
    new.published_at := now();
  end if;
  return new;
end
$$;
comment on function public.stamp_publication() is 'Notes when an item was first published.';

create or replace trigger items_stamp_publication before insert or update of status on public.items
  for each row execute function public.stamp_publication();
