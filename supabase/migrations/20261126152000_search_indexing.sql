-- What a search's words mean is read once, in one routine, and items are indexed anew by a job while the site is used
-- (docs/decisions/one-function-searches.md).
drop function if exists
  public.attribute_predicate(jsonb),
  public.belongs_to(text, uuid),
  public.find_concepts(text[], text, boolean),
  public.nearest_part(public.search_phrase),
  public.relaxed_counts(public.search_criteria, boolean),
  public.search_deeper(text, text[]),
  public.search_part(text[], text[]),
  public.search_phrases(text[], text),
  public.search_queries(public.search_phrase[], integer),
  public.search_stems(text, text[]),
  public.without_digraphs(text);

drop type public.search_phrase;
create type public.search_phrase as (
  words text[],
  concepts text[],
  is_thing boolean,
  is_kind boolean,
  is_filler boolean
);
comment on type public.search_phrase is 'One or more words of a search that are read together, and what they stand for.';
comment on column public.search_phrase.is_kind is 'Whether all of that is a kind of something: what is not may only come with a thing.';

alter type public.search_criteria drop attribute attributes;
alter type public.search_criteria add attribute attributes jsonb;

create table public.search_indexing (
  is_only boolean primary key default true check (is_only),
  after uuid not null default '00000000-0000-0000-0000-000000000000',
  started_at timestamptz not null default now()
);
comment on table public.search_indexing is
  'The pass over all items that indexes them anew because the words that the search knows have changed; no row where none is under way.';
comment on column public.search_indexing.after is 'What is done: the items up to this one, in the order of their ids.';
alter table public.search_indexing enable row level security;
grant all on public.search_indexing to service_role;
