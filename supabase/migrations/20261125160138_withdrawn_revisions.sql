-- For the job that deletes them after a while.
create index item_revisions_withdrawn on public.item_revisions (decided_at) where status = 'withdrawn';
