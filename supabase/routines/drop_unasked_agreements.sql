create or replace function public.drop_unasked_agreements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.agreements where user_id = new.id;
  return null;
end
$$;
comment on function public.drop_unasked_agreements() is
  'An invited person has agreed to nothing yet: an account that others made begins without agreements.';
revoke execute on function public.drop_unasked_agreements() from public, anon, authenticated;

create or replace trigger drop_unasked_agreements after update of invited_at on auth.users
  for each row when (old.invited_at is null and new.invited_at is not null)
  execute function public.drop_unasked_agreements();
