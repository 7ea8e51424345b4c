create or replace function public.count_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'renter_to_item' then
    update public.items set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    where id = new.item_id;
  elsif new.kind = 'renter_to_owner' then
    update public.profiles set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    where id = new.subject_id;
  else
    update public.profiles
    set renter_rating_sum = renter_rating_sum + new.rating, renter_rating_count = renter_rating_count + 1
    where id = new.subject_id;
  end if;
  return null;
end
$$;
comment on function public.count_rating() is 'Adds a rating to its item, lender or renter when it is published, and again when it is no longer hidden.';

create or replace trigger count_rating_on_insert after insert on public.reviews
  for each row when (new.published_at is not null) execute function public.count_rating();
create or replace trigger count_rating_on_publish after update of published_at on public.reviews
  for each row when (old.published_at is null and new.published_at is not null) execute function public.count_rating();
create or replace trigger count_rating_on_return after update of hidden_at on public.reviews
  for each row when (old.hidden_at is not null and new.hidden_at is null) execute function public.count_rating();
