-- after: broader_concepts
create or replace function public.belongs_to(concept text, category_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bool_or(exists (
    select from public.categories own where own.id = belongs_to.category_id and c.id in (own.id, own.parent_id)
  )), true)
  from public.broader_concepts(array[belongs_to.concept]) b
  join public.categories c on c.slug = b.concept
$$;
comment on function public.belongs_to(text, uuid) is
  'Whether a concept is of this category or of the one that it is in, or of none.';
