-- What a thing is for is no longer a part of it (headline_lexemes): what there is has to be indexed anew.
insert into public.search_indexing (started_at)
select now() where exists (select from public.items)
on conflict (is_only) do update set after = default, started_at = excluded.started_at;
