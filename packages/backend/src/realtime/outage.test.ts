import { expect, inject, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { startTcpProxy } from '#backend/testing/tcp-proxy.ts'
import { createLiveApp, joined, subscribed } from './testing/live-app.ts'

// The embedded database has no connection that could be lost.
it.skipIf('folder' in inject('databaseTemplate'))(
  'what was sent and changed while the database was out of reach is told afterwards, once',
  async () => {
    const direct = await createTestDatabase()
    const url = new URL(direct.pool.options.connectionString!)
    const proxy = await startTcpProxy(Number(url.port))
    url.port = String(proxy.port)
    const t = await createLiveApp({}, { database: connectPostgres(url.href, { connections: 4 }) })
    await direct.pool.query('alter publication supabase_realtime add table public.notes')
    const ada = await t.user()
    const note = (title: string) =>
      direct.pool.query('insert into public.notes (owner_id, title, is_public) values ($1, $2, true)', [
        ada.id,
        title,
      ])
    const send = (text: string) =>
      direct.pool.query(`select realtime.send($1, 'said', 'room', false)`, [{ text }])
    const heard: unknown[] = []
    const room = t.live().channel('room')
    room.on('broadcast', { event: 'said' }, ({ payload }) => heard.push(payload.text))
    await joined(room)
    const notes = t.live().channel('notes')
    notes.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, (change) =>
      heard.push(change.new.title),
    )
    expect(await subscribed(notes)).toMatchObject({ status: 'ok' })
    await note('note before')
    await send('word before')
    await expect.poll(() => heard.toSorted()).toEqual(['note before', 'word before'])
    proxy.fail('resets')
    await note('note meanwhile')
    await send('word meanwhile')
    proxy.mend()
    await expect.poll(() => heard.slice(2).toSorted()).toEqual(['note meanwhile', 'word meanwhile'])
    await note('note after')
    await expect.poll(() => heard.at(-1)).toBe('note after')
    expect(heard.length).toBe(5)
    await t.close()
    await proxy.close()
    await direct.close()
  },
)
