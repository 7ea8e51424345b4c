create or replace function public.limit_quick_replies() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One after the other, or two at once would pass the limit.
  perform pg_advisory_xact_lock(hashtextextended('quick_replies:' || new.person_id, 0));
  if (select count(*) from public.quick_replies q where q.person_id = new.person_id) >= 20 then
    raise exception 'a person has at most 20 quick replies'
      using errcode = 'LA179', constraint = 'quick_replies_limit', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.limit_quick_replies() is 'Refuses with LA179 more than 20 quick replies of one person.';
revoke execute on function public.limit_quick_replies() from public, anon, authenticated;

create or replace trigger limit_quick_replies before insert on public.quick_replies
  for each row execute function public.limit_quick_replies();
