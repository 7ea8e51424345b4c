create table public.search_concepts (
  concept text primary key check (concept ~ '^[a-z0-9-]{1,40}$'),
  kind text not null check (kind in ('thing', 'attribute', 'filler')),
  broader text[] not null
);
comment on table public.search_concepts is
  'The concepts of the search, and what each is a kind of; filled by the routine of the same name. A category''s slug is a concept.';
alter table public.search_concepts enable row level security;
grant all on public.search_concepts to service_role;

create table public.search_terms (
  language text not null check (language in ('en', 'de', 'es', 'fr', 'brands')),
  stems text not null,
  concept text not null,
  term text not null,
  words text not null,
  position integer not null,
  primary key (stems, language, concept)
);
comment on table public.search_terms is
  'Words for each concept in each language, filled by the routines search_terms_*. No foreign key: both are replaced whole.';
comment on column public.search_terms.stems is 'The stems of the term''s words, as search_stems() gives them: what is looked up.';
comment on column public.search_terms.position is 'The usual word for it is the first of its line.';
comment on column public.search_terms.words is 'The term in plain words, for suggestions while one types.';
create index search_terms_concept on public.search_terms (concept);
alter table public.search_terms enable row level security;
grant all on public.search_terms to service_role;

create table public.search_vocabulary (
  -- In the order of bytes, so that the beginning of a word is a range of the index.
  word text collate "C" primary key check (char_length(word) between 3 and 40)
);
comment on table public.search_vocabulary is
  'Plain words of published titles and of search_terms: what a mistyped or unfinished word may have meant. Words are never taken out.';
create index search_vocabulary_similar on public.search_vocabulary using gin (word extensions.gin_trgm_ops);
alter table public.search_vocabulary enable row level security;
grant all on public.search_vocabulary to service_role;
