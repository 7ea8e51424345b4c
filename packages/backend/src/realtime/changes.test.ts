import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestUser } from '#backend/testing/app.ts'
import { createLiveApp, type LiveApp, subscribed } from './testing/live-app.ts'

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

let t: LiveApp
let ada: TestUser
let bo: TestUser
beforeAll(async () => {
  t = await createLiveApp({ REALTIME_REGEX: 'true' })
  await t.db.pool.query(`
    create table public.readings (
      id bigint primary key,
      kind text,
      value numeric,
      seen boolean,
      secret text default 'hidden',
      raw bytea,
      tags text[],
      taken_at timestamptz default '2026-11-23T10:00:00+02:00'
    );
    alter table public.readings enable row level security;
    grant select (id, kind, value, seen, raw, tags, taken_at) on public.readings to anon, authenticated;
    create policy "all see them" on public.readings for select to anon, authenticated using (true);
    alter publication supabase_realtime add table public.notes, public.readings`)
  ada = await t.user()
  bo = await t.user()
})
afterAll(() => t.close())
beforeEach(() => t.db.pool.query('truncate public.notes, public.readings cascade'))
afterEach(() => t.db.pool.query('alter table public.readings replica identity default'))

async function watch(as: TestUser | undefined, ...entries: object[]) {
  const changes: Change[] = []
  const channel = t.live(as && { as }).channel(`watch:${crypto.randomUUID()}`)
  for (const entry of entries) {
    channel.on('postgres_changes', { event: '*', schema: 'public', ...entry } as never, (change: Change) =>
      changes.push(change),
    )
  }
  return { changes, channel, answer: await subscribed(channel) }
}

const titles = (changes: Change[]) =>
  changes.map((change) => [change.eventType, (change.new as { title?: string }).title])

async function write(as: TestUser, note: object): Promise<string> {
  const { data } = await t.client({ as }).from('notes').insert(note).select('id').single()
  return data!.id
}

describe('rows under row-level security', () => {
  it('are told to those who see them, in the order of the changes', async () => {
    const mine = await watch(ada, { table: 'notes' })
    const theirs = await watch(bo, { table: 'notes' })
    const visitor = await watch(undefined, { table: 'notes' })
    expect(mine.answer).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' })
    const id = await write(ada, { title: 'secret' })
    await expect.poll(() => titles(mine.changes)).toEqual([['INSERT', 'secret']])
    await t.client({ as: ada }).from('notes').update({ title: 'open', is_public: true }).eq('id', id)
    await expect.poll(() => titles(theirs.changes)).toEqual([['UPDATE', 'open']])
    await t.client({ as: ada }).from('notes').delete().eq('id', id)
    for (const { changes } of [mine, theirs, visitor]) {
      await expect.poll(() => changes.at(-1)).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } })
    }
    expect([mine.changes.length, theirs.changes.length, visitor.changes.length]).toEqual([3, 2, 2])
  })

  it('are not told to strangers', async () => {
    const theirs = await watch(bo, { table: 'notes' })
    await write(ada, { title: 'secret' })
    await write(bo, { title: 'mine' })
    await expect.poll(() => titles(theirs.changes)).toEqual([['INSERT', 'mine']])
  })

  it('are told as they were written, with the columns that the role may read', async () => {
    const { changes } = await watch(undefined, { table: 'readings' })
    await t.db.pool.query(
      `insert into public.readings (id, kind, value, seen, raw, tags)
       values (9007199254740991, 'a', 1.50, true, '\\x00ff', '{x,y}')`,
    )
    await expect.poll(() => changes.length).toBe(1)
    expect(changes[0]).toMatchObject({
      schema: 'public',
      table: 'readings',
      eventType: 'INSERT',
      errors: null,
      commit_timestamp: expect.stringMatching(/Z$/),
    })
    expect(changes[0]!.new).toEqual({
      id: 9007199254740991,
      kind: 'a',
      value: 1.5,
      seen: true,
      raw: '00ff',
      tags: ['x', 'y'],
      taken_at: '2026-11-23T08:00:00+00:00',
    })
  })

  it('have the old row as the replica identity says, but of a deleted one the key only', async () => {
    await t.db.pool.query(`alter table public.readings replica identity full`)
    const { changes } = await watch(undefined, { table: 'readings' })
    await t.db.pool.query(`insert into public.readings (id, kind) values (1, 'a')`)
    await t.db.pool.query(`update public.readings set kind = 'b'`)
    await expect.poll(() => changes.at(-1)).toMatchObject({ old: { id: 1, kind: 'a' }, new: { kind: 'b' } })
    await t.db.pool.query('delete from public.readings')
    await expect.poll(() => changes.at(-1)?.eventType).toBe('DELETE')
    expect(changes.at(-1)!.old).toEqual({ id: 1 })
  })
})

describe('a filter', () => {
  const rows = `insert into public.readings (id, kind, value, seen) values
    (1, 'apple', 1, true), (2, 'Banana', 2, false), (3, 'pear, ripe', 10, null), (4, null, null, null)`

  it.each([
    ['id=eq.2', [2]],
    ['kind=neq.apple', [2, 3]],
    ['value=lt.2', [1]],
    ['value=lte.2', [1, 2]],
    ['value=gt.2', [3]],
    ['value=gte.2', [2, 3]],
    ['kind=in.(apple,"pear, ripe")', [1, 3]],
    ['kind=eq."pear, ripe"', [3]],
    ['seen=is.true', [1]],
    ['kind=is.null', [4]],
    ['kind=not.is.null', [1, 2, 3]],
    ['kind=like.%an%', [2]],
    ['kind=ilike.b%', [2]],
    ['kind=match.^[a-c]', [1]],
    ['kind=imatch.^[a-c]', [1, 2]],
    ['kind=isdistinct.apple', [2, 3, 4]],
    ['kind=not.eq.apple', [2, 3]],
    ['value=gte.2,value=lt.10', [2]],
    ['', [1, 2, 3, 4]],
  ])('%s', async (filter, ids) => {
    const { changes, answer } = await watch(undefined, { event: 'INSERT', table: 'readings', filter })
    expect(answer.message).toBe('Subscribed to PostgreSQL')
    await t.db.pool.query(rows)
    await t.db.pool.query(`insert into public.readings (id) values (100)`)
    const all = [...ids, ...(/null|distinct|^$/.test(filter) && !filter.includes('not') ? [100] : [])]
    await expect.poll(() => changes.map((change) => (change.new as { id: number }).id)).toEqual(all)
  })

  it.each([
    ['secret=eq.hidden', 'invalid column for filter secret'],
    ['nothing=eq.1', 'invalid column for filter nothing'],
    ['id=eq.x', 'invalid input syntax for type bigint'],
    ['kind=match.(', 'invalid regular expression'],
    ['kind=like.a\\\\\\', 'LIKE pattern must not end with escape character'],
    ['kind=not.ilike.%\\', 'LIKE pattern must not end with escape character'],
    ['id', 'Error parsing `filter` params'],
    [`id=in.(${Array.from({ length: 101 }, (_, n) => n)})`, 'too many values for `in` filter. Maximum 100'],
    ['id=eq.1,', 'Error parsing `filter` params'],
    [`id=eq.1) or (true`, 'invalid input syntax'],
  ])('%s is refused', async (filter, reason) => {
    const { answer } = await watch(undefined, { table: 'readings', filter })
    expect(answer).toMatchObject({ status: 'error', message: expect.stringContaining(reason) })
  })

  it('of a deleted row sees the key only', async () => {
    const byKey = await watch(undefined, { event: 'DELETE', table: 'readings', filter: 'id=eq.1' })
    const byKind = await watch(undefined, { event: 'DELETE', table: 'readings', filter: 'kind=eq.apple' })
    const byNone = await watch(undefined, { event: 'DELETE', table: 'readings', filter: 'kind=is.null' })
    await t.db.pool.query(rows)
    await t.db.pool.query('delete from public.readings')
    await expect.poll(() => byKey.changes.map(({ old }) => old)).toEqual([{ id: 1 }])
    expect([byKind.changes, byNone.changes]).toEqual([[], []])
  })
})

it('tells each of a channel’s entries what it asked for', async () => {
  const { changes } = await watch(
    undefined,
    { event: 'INSERT', table: 'readings', filter: 'id=eq.1' },
    { event: 'UPDATE', table: 'readings' },
    { event: 'INSERT', table: 'readings', select: ['kind'] },
  )
  await t.db.pool.query(`insert into public.readings (id, kind, value) values (1, 'a', 5), (2, 'b', 6)`)
  await t.db.pool.query(`update public.readings set value = 7 where id = 2`)
  await expect.poll(() => changes.length).toBe(4)
  expect(changes.map((change) => change.new)).toMatchObject([
    { id: 1, value: 5 },
    { id: 1, kind: 'a' },
    { id: 2, kind: 'b' },
    { id: 2, value: 7 },
  ])
  expect(changes[1]!.new).toEqual({ id: 1, kind: 'a' })
})

it('tells nothing of what is rolled back', async () => {
  const { changes } = await watch(undefined, { table: 'readings' })
  const client = await t.db.pool.connect()
  await client.query('begin')
  await client.query('insert into public.readings (id) values (1)')
  await client.query('rollback')
  client.release()
  await t.db.pool.query('insert into public.readings (id) values (2)')
  await expect.poll(() => changes.map((change) => (change.new as { id: number }).id)).toEqual([2])
})

it('is not there for tables that are not published', async () => {
  const { answer } = await watch(ada, { table: 'profiles' })
  expect(answer).toMatchObject({
    status: 'error',
    message: expect.stringContaining('Please check Realtime is enabled'),
  })
})

it('begins for a table that is published later, and ends for one that no longer is', async () => {
  await t.db.pool.query('alter publication supabase_realtime add table public.tags')
  // Until it is read again, what was read last counts.
  await expect
    .poll(async () => (await watch(undefined, { table: 'tags' })).answer.status, { interval: 500 })
    .toBe('ok')
  await t.db.pool.query('alter publication supabase_realtime drop table public.tags')
  await expect
    .poll(async () => (await watch(undefined, { table: 'tags' })).answer.status, { interval: 500 })
    .toBe('error')
  const { rows } = await t.db.pool.query(
    `select from pg_trigger where tgname = 'zz_realtime_record_change' and tgrelid = 'public.tags'::regclass`,
  )
  expect(rows).toEqual([])
})

it('goes on with the rights of a session that has ended: none', async () => {
  const cleo = await t.user()
  const { changes } = await watch(cleo, { table: 'notes' })
  await write(cleo, { title: 'mine' })
  await expect.poll(() => titles(changes)).toEqual([['INSERT', 'mine']])
  await t.db.pool.query('delete from auth.sessions where user_id = $1', [cleo.id])
  t.deps.sessionGuard.invalidate(cleo.id)
  await t.db.pool.query(`insert into public.notes (owner_id, title) values ($1, 'no more mine')`, [cleo.id])
  await t.db.pool.query(
    `insert into public.notes (owner_id, title, is_public) values ($1, 'for all', true)`,
    [cleo.id],
  )
  await expect
    .poll(() => titles(changes))
    .toEqual([
      ['INSERT', 'mine'],
      ['INSERT', 'for all'],
    ])
})
