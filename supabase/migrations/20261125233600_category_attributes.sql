create table public.category_attributes (
  key text primary key check (char_length(key) <= 40 and key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category_id uuid not null references public.categories (id) on delete restrict,
  kind text not null check (kind in ('text', 'number', 'choice')),
  names jsonb not null constraint category_attributes_named check (
    names ?& '{en,de,es,fr}'::text[] and pg_column_size(names) <= 4096
    and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')
  ),
  unit text check (char_length(unit) between 1 and 12),
  choices jsonb not null default '[]' constraint category_attributes_choices check (
    jsonb_typeof(choices) = 'array' and pg_column_size(choices) <= 16384
    and not jsonb_path_exists(choices, '$[*] ? (@.value.type() != "string" || @.names.type() != "object")')
    and (kind = 'choice') = (jsonb_array_length(choices) > 0)
  ),
  is_required boolean not null default false,
  is_filter boolean not null default false,
  position integer not null default 0,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  constraint category_attributes_unit check (unit is null or kind = 'number'),
  constraint category_attributes_filter check (not is_filter or kind <> 'text')
);
comment on table public.category_attributes is
  'What lenders are asked about the items of a category and of those in it. Never deleted: what items say stays readable.';
comment on column public.category_attributes.key is
  'Made once of the English name: the key in items.attributes, and in the address of a search.';
comment on column public.category_attributes.choices is
  '[{"value": slug, "names": {"<locale>": name}, "isRetired": boolean}] in their order; a retired one is not offered any more.';
comment on column public.category_attributes.is_required is 'Whether an item is published or changed only with it.';
comment on column public.category_attributes.is_filter is 'Whether a search in the category may ask for it.';
comment on column public.category_attributes.retired_at is
  'From when on it is neither asked for nor shown; what items say stays, and shows again if it is brought back.';
create index category_attributes_category on public.category_attributes (category_id);
alter table public.category_attributes enable row level security;
grant select on public.category_attributes to anon, authenticated;
grant all on public.category_attributes to service_role;
create policy category_attributes_select on public.category_attributes for select to anon, authenticated using (true);

alter table public.items add attributes jsonb not null default '{}'
  check (jsonb_typeof(attributes) = 'object' and pg_column_size(attributes) <= 8192);
comment on column public.items.attributes is
  '{"<key of an attribute>": text, number or value of a choice}; those of other categories are kept, and not shown.';
grant insert (attributes), update (attributes) on public.items to authenticated;
alter table public.item_revisions add attributes jsonb not null default '{}'
  check (jsonb_typeof(attributes) = 'object' and pg_column_size(attributes) <= 8192);
comment on column public.item_revisions.attributes is 'As items.attributes.';

alter type public.search_criteria add attribute attributes text;
comment on column public.search_criteria.attributes is
  'What is asked of items.attributes, as a predicate in the language of JSON paths; null where nothing is.';
-- It takes one argument more.
drop function if exists public.search_items(
  text, text, text, double precision, double precision, double precision, double precision[], bigint, bigint,
  timestamp, timestamp, integer, text, double precision, boolean, uuid[], text, integer, integer, integer);
