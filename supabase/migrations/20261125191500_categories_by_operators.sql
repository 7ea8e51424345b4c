alter table public.categories
  add synonyms jsonb not null default '{}' constraint categories_synonyms check (
    jsonb_typeof(synonyms) = 'object' and pg_column_size(synonyms) <= 8192
    and not jsonb_path_exists(synonyms, 'strict $.* ? (@.type() != "array")', silent => true)
    and not jsonb_path_exists(synonyms, '$.*[*] ? (@.type() != "string" || @ == "")')
  ),
  add checklist text[] not null default '{works,parts,clean}' constraint categories_checklist check (
    cardinality(checklist) <= 16
    and checklist <@ '{works,clean,dry,parts,case,cable,battery,blade,stable,fastenings,brakes,lights,lock,tyres,lens,straps}'::text[]
  ),
  add suggested_deposit_cents bigint check (suggested_deposit_cents between 0 and 10000000),
  add image_path text check (char_length(image_path) between 1 and 200),
  add retired_at timestamptz,
  add version integer not null default 0,
  add constraint categories_named check (not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')),
  add constraint categories_not_in_itself check (parent_id <> id);
comment on column public.categories.synonyms is
  'What people call it besides its name, {"<locale>": [word, …]}: its items are found by these words, too.';
comment on column public.categories.checklist is 'What both sides look at when an item of it is handed over, in this order.';
comment on column public.categories.suggested_deposit_cents is 'What lenders are told is usual; nothing is said where it is null.';
comment on column public.categories.image_path is
  'A picture in the bucket `images`, in its folder `site`; without one, that of the item that is rented most stands for it.';
comment on column public.categories.retired_at is 'From when on nothing new is offered in it; what is there stays.';
comment on column public.categories.version is 'Counts the changes: of two that were made of the same state one is refused.';

update public.categories c set checklist = known.checklist
from (values
  ('power-tools', '{works,cable,parts,case,clean}'::text[]),
  ('garden', '{works,cable,blade,clean}'),
  ('ladders-building', '{stable,fastenings,clean}'),
  ('camping', '{parts,dry,clean}'),
  ('bikes', '{brakes,lights,tyres,lock}'),
  ('photo-video', '{works,lens,battery,case}'),
  ('party', '{works,cable,parts,clean}'),
  ('kitchen', '{works,parts,clean}'),
  ('kids', '{stable,fastenings,parts,clean}'),
  ('sport-winter', '{fastenings,parts,dry}'),
  ('music', '{works,parts,case}'),
  ('transport', '{tyres,brakes,straps,clean}')
) known (slug, checklist)
where c.slug = known.slug;

create table public.category_redirects (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category_id uuid not null references public.categories (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.category_redirects is
  'Slugs of categories that were merged into others: addresses and saved searches that name them lead there.';
create index category_redirects_category on public.category_redirects (category_id);
alter table public.category_redirects enable row level security;
grant select on public.category_redirects to anon, authenticated;
grant all on public.category_redirects to service_role;
create policy category_redirects_select on public.category_redirects for select to anon, authenticated using (true);

-- Their columns change.
drop function if exists public.search_categories(text);

create policy "admins add pictures of the site" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'images' and (storage.foldername(name))[1] = 'site' and (select public.has_role('admin'))
  );
