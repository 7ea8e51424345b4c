-- The expressions that search_candidates sorts by. Used only to create functions.
create or replace function public.search_rank(by text) returns text
language plpgsql immutable as $make$
declare
  relevance constant text := $rank$
    i.standing + case when has_place
      then 1 / (1 + public.distance_m(criteria.lat, criteria.lng, i.latitude, i.longitude) / 2000) else 0 end
  $rank$;
  away constant text := 'public.distance_m(criteria.lat, criteria.lng, i.latitude, i.longitude)';
  by_hour constant text := 'coalesce(i.price_per_hour_cents * 24, i.price_per_day_cents)';
  by_rating constant text := '(i.rating_sum + 20.0::float8) / (i.rating_count + 5)';
  as_sorted constant text := format($rank$
    case
      when criteria.sort = 'newest' then date_part('epoch', i.published_at)
      when criteria.sort = 'rating' then %s
      when criteria.sort = 'total' then - case
        when has_dates and criteria.hours is null then money.total
        when is_by_hour then %s
        else i.price_per_day_cents
      end
      else - %s
    end
  $rank$, by_rating, by_hour, away);
  as_asked constant text := $rank$
    case when not by_relevance then $rank$ || as_sorted || $rank$ else $rank$ || relevance || $rank$
      -- What it is comes before what else its title says, that before its category, and descriptions come last.
      + case
          when not has_words then 0
          when i.headline @@ criteria.is_thing then 12
          when i.headline @@ criteria.is_kind then 10
          when i.headline @@ criteria.is_related then 6
          when i.headline @@ criteria.query then 3
          else 0
        end
    end
  $rank$;
begin
  return case by when 'relevance' then relevance when 'sort' then as_sorted when 'asked' then as_asked
    when 'away' then away when 'hour' then by_hour when 'rating' then by_rating end;
end
$make$;
comment on function public.search_rank(text) is
  'SQL for the rank of an item: by relevance, by the requested sort, or by whichever of the two the criteria ask for; and the parts of which these are made.';
