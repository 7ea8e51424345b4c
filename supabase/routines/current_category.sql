create or replace function public.current_category(slug text) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select c.slug from public.category_redirects r join public.categories c on c.id = r.category_id
    where r.slug = current_category.slug
  ), current_category.slug)
$$;
comment on function public.current_category(text) is 'The slug of the category into which that of this slug was merged, or the slug itself.';
