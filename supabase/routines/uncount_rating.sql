create or replace function public.uncount_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'renter_to_item' then
    update public.items set rating_sum = rating_sum - new.rating, rating_count = rating_count - 1
    where id = new.item_id;
  elsif new.kind = 'renter_to_owner' then
    update public.profiles set rating_sum = rating_sum - new.rating, rating_count = rating_count - 1
    where id = new.subject_id;
  else
    update public.profiles
    set renter_rating_sum = renter_rating_sum - new.rating, renter_rating_count = renter_rating_count - 1
    where id = new.subject_id;
  end if;
  return null;
end
$$;
comment on function public.uncount_rating() is 'Takes a rating from its item, lender or renter when its review is hidden.';

create or replace trigger uncount_rating_on_hide after update of hidden_at on public.reviews
  for each row when (old.hidden_at is null and new.hidden_at is not null) execute function public.uncount_rating();
