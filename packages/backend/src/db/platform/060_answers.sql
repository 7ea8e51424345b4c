-- Functions by which the data API bounds an answer while the database builds it, and not only when it is sent: by then,
-- the memory that it takes would stop the server.

create schema rest;
grant usage on schema rest to anon, authenticated, service_role;
comment on schema rest is 'Functions for the statements of the data API; not exposed.';

create function rest.refuse_answer(most bigint) returns json
language plpgsql parallel safe set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', 'ANSWER_TOO_LARGE',
      'message', format('The answer would have more than %s bytes', most),
      'hint', 'Ask for fewer rows (limit) or fewer columns (select).'
    ),
    detail = '{"status": 400, "headers": {}}';
end
$$;
comment on function rest.refuse_answer(bigint) is 'Raises the refusal of an answer that is larger than so many bytes.';

create function rest.spend(part json, most bigint) returns json
language plpgsql parallel restricted set search_path = '' as $$
declare
  spent bigint := coalesce(nullif(current_setting('rest.spent', true), '')::bigint, 0) + pg_column_size(part);
begin
  -- Nested embeds are counted once on each level, so this only stops what is several times too large.
  if spent > 4 * most then
    return rest.refuse_answer(most);
  end if;
  perform set_config('rest.spent', spent::text, true);
  return part;
end
$$;
comment on function rest.spend(json, bigint) is
  'The part of an answer as it came, counted against what the transaction may build; refused when that is far more than the bytes an answer may have.';

grant execute on function rest.refuse_answer(bigint), rest.spend(json, bigint) to anon, authenticated, service_role;
