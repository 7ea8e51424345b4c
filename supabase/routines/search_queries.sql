-- after: search_deeper
create or replace function public.search_queries(phrases public.search_phrase[], attempt integer,
  out queries text[], out is_similar boolean, out is_known boolean)
language plpgsql stable as $$
begin
  with asked as (
    select '(' || near.part || ')' as part, near.is_similar, p.concepts is not null as is_known, p.is_thing,
      p.is_thing and not exists (
        select from public.search_concepts c where c.concept = any (p.concepts) and c.broader = '{}') as is_kind
    from unnest(phrases) p
    cross join lateral (
      select p.part, false where attempt = 0
      union all
      select public.search_deeper(p.part, p.concepts), false where attempt = 1
      union all
      select * from public.nearest_part(p) where attempt = 2
    ) near (part, is_similar)
    -- "A drill for the wall": fillers count only where there is nothing else.
    where not p.is_filler or not exists (select from unnest(phrases) other where not other.is_filler)
  ), joined as (
    select string_agg(part, ' & ') as every, string_agg(part, ' & ') filter (where is_thing) as things,
      string_agg(part, ' & ') filter (where is_kind) as kinds, string_agg(part, ' | ') filter (where is_kind) as any_kind,
      string_agg(part, ' | ') filter (where is_thing) as any_thing,
      -- Any of several is asked for only of what is known by name: "hot" and "air" are in many descriptions.
      string_agg(part, ' | ') filter (where asked.is_known) as any_known,
      -- "Electric generator", "garden shredder": where there is no such thing, what is electric or in a garden is none.
      coalesce(bool_or(part is null and (is_kind or not asked.is_known)), false) as is_missing,
      coalesce(bool_or(part is null and is_kind), false) as is_kind_missing,
      coalesce(bool_or(part is null or asked.is_similar), false) as is_similar,
      coalesce(bool_and(asked.is_known), true) as is_known
    from asked
  )
  select case
      when is_kind_missing then array[kinds, kinds, any_kind]
      when is_missing then array[things, things, any_thing]
      else array[every, things, any_known]
    end, joined.is_similar, joined.is_known
  into queries, is_similar, is_known
  from joined;
end
$$;
comment on function public.search_queries(public.search_phrase[], integer) is
  'What phrases of a search ask for, as a tsquery in which ~ marks weights. Attempt 0: every phrase, in titles and categories; 1: in what comes with an item and in descriptions as well; 2: what comes nearest to each, then the same without attributes, then any of those known by name; where a thing is not offered, neither what is only in the same category nor what has the same attribute. Null where there is nothing to ask.';
