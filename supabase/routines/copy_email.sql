create or replace function public.copy_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end
$$;
comment on function public.copy_email() is 'Keeps profiles.email the same as the address in auth.users.';

create or replace trigger copy_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function public.copy_email();
