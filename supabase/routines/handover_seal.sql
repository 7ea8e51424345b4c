create or replace function public.handover_seal(statement public.handovers) returns text
language sql stable set search_path = '' set timezone = 'UTC' as $$
  select encode(sha256(convert_to(statement.previous_hash || jsonb_build_object(
    'id', statement.id, 'booking_id', statement.booking_id, 'position', statement.position, 'kind', statement.kind,
    'role', statement.role, 'user_id', statement.user_id, 'with_code', statement.with_code,
    'is_complete', statement.is_complete, 'is_undamaged', statement.is_undamaged, 'note', statement.note,
    'photos', statement.photos, 'checklist', statement.checklist, 'at', statement.at
  )::text, 'UTF8')), 'hex')
$$;
comment on function public.handover_seal(public.handovers) is
  'The hash that seals a statement: of its content and of the statement before, as SHA-256 in hexadecimal digits.';
revoke execute on function public.handover_seal(public.handovers) from public, anon;
grant execute on function public.handover_seal(public.handovers) to authenticated, service_role;
