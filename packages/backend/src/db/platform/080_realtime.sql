-- Schema realtime: who may use which channel (policies on messages), messages that SQL sends, and the changes of
-- published tables on their way to subscribers.

create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default (now() at time zone 'utc'),
  inserted_at timestamp not null default (now() at time zone 'utc'),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  primary key (id, inserted_at),
  constraint messages_have_one_payload check (payload is null or binary_payload is null)
);
create index messages_inserted_at_topic_idx on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private;
comment on table realtime.messages is
  'Messages that SQL sends, kept for 72 hours. Its policies say who may use a private channel: select to read, insert to write.';
comment on column realtime.messages.extension is 'broadcast or presence.';
comment on column realtime.messages.inserted_at is 'UTC.';
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create unlogged table realtime.changes (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  relation oid not null,
  type text not null check (type in ('INSERT', 'UPDATE', 'DELETE')),
  record jsonb,
  old_record jsonb,
  changed_at timestamptz not null default clock_timestamp()
);
create index changes_transaction_id_id_idx on realtime.changes (transaction_id, id);
create index changes_changed_at_idx on realtime.changes (changed_at);
comment on table realtime.changes is
  'Changes of published tables for some minutes, until every process has told its subscribers. Only the owner reads it.';
comment on column realtime.changes.old_record is 'The columns of the replica identity.';
alter table realtime.changes enable row level security;

create unlogged table realtime.envelopes (
  id bigint generated always as identity primary key,
  body text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index envelopes_sent_at_idx on realtime.envelopes (sent_at);
comment on table realtime.envelopes is 'What processes tell each other, where it is too long for a notification.';
alter table realtime.envelopes enable row level security;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- What a hosted project has, for policies, triggers and use cases.

create function realtime.topic() returns text
language sql stable set search_path = ''
as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
comment on function realtime.topic() is 'The channel that a policy of messages decides about.';

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = ''
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case
      when jsonb_typeof(payload) <> 'object' or payload ? 'id' then payload
      else payload || jsonb_build_object('id', message_id)
    end,
    event, topic, private, 'broadcast'
  );
exception when others then
  raise warning 'realtime.send: %', sqlerrm;
end
$$;
comment on function realtime.send(jsonb, text, text, boolean) is
  'Broadcasts a message when the transaction commits; a failure is a warning.';

create function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'realtime.send_binary: %', sqlerrm;
end
$$;
comment on function realtime.send_binary(bytea, text, text, boolean) is
  'Broadcasts bytes when the transaction commits; a failure is a warning.';

create function realtime.broadcast_changes(
  topic_name text,
  event_name text,
  operation text,
  table_name text,
  table_schema text,
  new record,
  old record,
  level text default 'ROW'
) returns void
language plpgsql set search_path = ''
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'realtime.broadcast_changes works in triggers for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'realtime.broadcast_changes does not know the operation %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', case when operation <> 'INSERT' then to_jsonb(old) end,
      'record', case when operation <> 'DELETE' then to_jsonb(new) end,
      'operation', operation,
      'table', table_name,
      'schema', table_schema
    ),
    event_name,
    topic_name
  );
end
$$;
comment on function realtime.broadcast_changes(text, text, text, text, text, record, record, text) is
  'For a row trigger: broadcasts its change to a private channel.';

-- How it reaches the processes: a notification at commit that names the rows, never what is in them.

create function realtime.announce_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('realtime', 'message ' || new.id);
  return null;
end
$$;
comment on function realtime.announce_message() is 'Tells the processes of a message.';
create trigger announce_message after insert on realtime.messages
  for each row
  when (new.event is not null and new.private is not null and num_nonnulls(new.payload, new.binary_payload) = 1)
  execute function realtime.announce_message();

create function realtime.tell(bodies text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  sealed text;
  envelope bigint;
begin
  foreach sealed in array bodies loop
    -- A notification has less than 8000 bytes.
    if octet_length(sealed) < 7900 then
      perform pg_notify('realtime', 'envelope ' || sealed);
    else
      insert into realtime.envelopes (body) values (sealed) returning id into envelope;
      perform pg_notify('realtime', 'stored ' || envelope);
    end if;
  end loop;
end
$$;
comment on function realtime.tell(text[]) is 'Sends envelopes to all processes.';

create function realtime.identity_columns(relation oid) returns name[]
language sql stable set search_path = ''
as $$
  select case c.relreplident
    when 'n' then '{}'
    when 'f' then array(
      select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    )
    else array(
      select a.attname
      from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and case c.relreplident when 'd' then i.indisprimary else i.indisreplident end
    )
  end
  from pg_class c
  where c.oid = relation
$$;
comment on function realtime.identity_columns(oid) is 'The columns by which a change names the old row.';

create function realtime.record_change() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  insert into realtime.changes (relation, type, record, old_record)
  values (
    tg_relid,
    tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then (
      select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(to_jsonb(old))
      where key = any (realtime.identity_columns(tg_relid))
    ) end
  );
  -- The same for all changes of a transaction, which makes it one notification.
  perform pg_notify('realtime', 'changes ' || pg_current_xact_id());
  return null;
end
$$;
comment on function realtime.record_change() is 'Records the change of a published table for its subscribers.';

create function realtime.follow_publication() returns void
language plpgsql set search_path = '' set lock_timeout = '1s'
as $$
declare
  one record;
begin
  -- One process at a time: two would make the same trigger.
  perform pg_advisory_xact_lock(7236412);
  for one in
    with published as (
      select format('%I.%I', schemaname, tablename)::regclass as relation
      from pg_publication_tables
      where pubname = 'supabase_realtime' and rowfilter is null and schemaname not in ('realtime', 'lendaround')
    ), recorded as (
      select tgrelid::regclass as relation from pg_trigger where tgname = 'zz_realtime_record_change'
    )
    select coalesce(published.relation, recorded.relation) as relation, published.relation is not null as is_published
    from published full join recorded using (relation)
    where published.relation is null or recorded.relation is null
  loop
    if one.is_published then
      execute format(
        'create trigger zz_realtime_record_change after insert or update or delete on %s
           for each row execute function realtime.record_change()',
        one.relation
      );
    else
      execute format('drop trigger zz_realtime_record_change on %s', one.relation);
    end if;
  end loop;
end
$$;
comment on function realtime.follow_publication() is
  'Has the changes recorded of exactly the tables that are in the publication supabase_realtime, but for those with a row filter.';

revoke execute on all functions in schema realtime from public;
grant execute on function
  realtime.topic(),
  realtime.send(jsonb, text, text, boolean),
  realtime.send_binary(bytea, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role;
