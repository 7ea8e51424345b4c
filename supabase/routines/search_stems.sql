-- after: search_stem
-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.search_stems(languages text[], words text[])
returns table (language text, size bigint, stems text)
language sql immutable as $$
  select language, size,
    string_agg(case when size = 1 then coalesce(stem, '') else stem end, ' ') over (partition by language order by size)
  from unnest(languages) language
  cross join unnest(words) with ordinality w (word, size)
  cross join lateral (select public.search_stem(language, word) as stem) known
$$;
comment on function public.search_stems(text[], text[]) is
  'The stems of the first plain word in each of these languages, those of the first two, and so on.';
