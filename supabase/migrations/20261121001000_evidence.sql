-- What somebody could take back though others rely on it, and a piece that slipped past a block.

-- Whoever checked a document, or is about to, must find the same one again.
create policy "evidence stays" on storage.objects as restrictive
  for delete to authenticated using (
    bucket_id <> 'documents'
    or not exists (
      select from public.kyc_submissions s
      where s.user_id = (select auth.uid()) and s.document_path = objects.name and s.status in ('pending', 'verified')
    )
  );

create function public.block_new_unit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_calendar(new.item_id);
  -- What a piece is already booked for stays as it is.
  insert into public.calendar_entries (unit_id, item_id, during, block_id)
  select new.id, new.item_id, tstzrange(b.start_date, b.end_date, '[)'), b.id
  from public.item_blocks b
  where b.item_id = new.item_id and b.end_date > now()
    and not exists (select from public.calendar_entries e where e.unit_id = new.id and e.block_id = b.id)
  on conflict do nothing;
  return null;
end
$$;
comment on function public.block_new_unit() is
  'Enters the owner''s blocks into the calendar of a piece that is added, or taken up again, while they last.';
create trigger block_new_unit after insert or update of is_active on public.item_units
  for each row when (new.is_active) execute function public.block_new_unit();
