create or replace function public.refuse_draft_block() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.items i where i.id = new.item_id and i.status = 'draft') then
    raise exception 'a draft has no calendar yet'
      using errcode = 'LA009', constraint = 'blocks_of_an_offer', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.refuse_draft_block() is
  'Refuses with LA009 to block times of a draft, or to import them: nobody can book it, and everybody can make a hundred.';

create or replace trigger item_blocks_of_an_offer before insert on public.item_blocks
  for each row execute function public.refuse_draft_block();
