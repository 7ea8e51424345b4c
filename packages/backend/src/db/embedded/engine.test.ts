import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Database } from '../database.ts'
import { lockFolder } from '../folder-lock.ts'
import { limitStatements } from '../guarded-client.ts'
import { openEmbedded } from '../open-embedded.ts'
import { Engine } from './engine.ts'
import type { EngineSocket } from './engine-socket.ts'

const template = inject('databaseTemplate')
/** A thread takes a second to start, and much longer on a busy machine. */
const KILLS = 6
const FOREVER = 'select count(*) from generate_series(1, 1e12::int8)'

describe.skipIf(!('folder' in template))('the embedded database', () => {
  let folder: string
  let db: Database

  beforeAll(async () => {
    if (!('folder' in template)) return
    folder = join(template.folder, `copy-${randomUUID()}`)
    cpSync(join(template.folder, 'postgres'), join(folder, 'postgres'), { recursive: true })
    db = await openEmbedded(folder, { patienceMs: 120_000 })
    await db.pool.query('create schema lab; create table lab.numbers (n int primary key)')
  })
  beforeEach(async () => {
    await db.pool.query('truncate lab.numbers')
  })
  afterAll(async () => {
    await db?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs a statement that never ends, in a transaction that has written, and gives its error. */
  async function tryForever(ms = 300) {
    const client = await db.pool.connect()
    limitStatements(client, ms)
    await client.query('begin; insert into lab.numbers values (-1)')
    const error = await client.query(FOREVER).catch((failure: pg.DatabaseError) => failure)
    client.release(true)
    return error
  }

  it('ends a statement that takes too long, and what its transaction did', async () => {
    await db.pool.query('insert into lab.numbers values (1)')
    expect(await tryForever()).toMatchObject({ code: '57014', severity: 'FATAL' })
    expect((await db.pool.query('select n from lab.numbers')).rows).toEqual([{ n: 1 }])
  })

  it('leaves this thread free meanwhile, and serves those who wait afterwards', async () => {
    const ended = tryForever(1_000)
    const waiting = Array.from({ length: 5 }, (_, n) => db.pool.query('select $1::int as n', [n]))
    let turns = 0
    const timer = setInterval(() => turns++, 10)
    await ended
    clearInterval(timer)
    // There would be none while this thread waited; how many there are depends on the machine.
    expect(turns).toBeGreaterThan(2)
    expect((await Promise.all(waiting)).map(({ rows }) => rows[0].n)).toEqual([0, 1, 2, 3, 4])
  })

  it('gives the next user of a connection no longer than usual', async () => {
    const client = await db.pool.connect()
    limitStatements(client, 50)
    client.release()
    await expect(db.pool.query('select pg_sleep(0.3)')).resolves.toMatchObject({ rowCount: 1 })
  })

  it('stays locked against other processes while it is opened again', async () => {
    const refused = () => expect(() => lockFolder(folder)).toThrow('in use by another process')
    const ended = tryForever(200)
    refused()
    await ended
    refused()
    await db.pool.query('select 1')
    refused()
  })

  it('leaves nothing of one session to the next', async () => {
    const client = await db.pool.connect()
    await client.query({ name: 'mine', text: 'select 1' })
    await client.query(`set role anon; set request.jwt.claims = '{"role":"me"}'; begin; listen there`)
    client.release(true)
    const { rows } = await db.pool.query(
      `select current_user::text as role, current_setting('request.jwt.claims', true) as claims,
         (select count(*) from pg_prepared_statements) as prepared,
         (select count(*) from pg_listening_channels()) as channels`,
    )
    expect(rows).toEqual([{ role: 'postgres', claims: '', prepared: 0, channels: 0 }])
  })

  it('starts over after a crash, here of the stack', async () => {
    await db.pool.query('insert into lab.numbers values (1)')
    const crash = db.pool.query('select $1::text::jsonb', ['['.repeat(8_000_000)])
    await expect(crash).rejects.toMatchObject({ code: '57P02' })
    expect((await db.pool.query('select n from lab.numbers')).rows).toEqual([{ n: 1 }])
  })

  it('has the stack that PostgreSQL counts on', async () => {
    await db.pool.query(`
      create function lab.deeper(n int) returns int language plpgsql as $$
        begin return lab.deeper(n + 1); end $$`)
    await expect(db.pool.query('select lab.deeper(0)')).rejects.toMatchObject({ code: '54001' })
    await expect(db.pool.query(`select '${'['.repeat(100_000)}'::jsonb`)).rejects.toMatchObject({
      code: '22P02',
    })
  })

  it('gives long answers whole, and goes on when the reader stops early', async () => {
    const long = `select n, repeat('x', 1000) as text from generate_series(1, 20000) as n`
    const { rows } = await db.pool.query(long)
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20_000 }, (_, n) => n + 1))

    const client = await db.pool.connect()
    const { stream } = (client as unknown as { connection: { stream: EngineSocket } }).connection
    const unread = client.query(long).catch((error: Error) => error)
    stream.pause()
    await pause(300)
    stream.destroy()
    expect(await unread).toBeInstanceOf(Error)
    client.release(true)
    await expect(db.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
  })

  it('takes long statements', async () => {
    const { rows } = await db.pool.query('select length($1::text) as n', ['x'.repeat(5_000_000)])
    expect(rows).toEqual([{ n: 5_000_000 }])
  })
})

describe.skipIf(!('folder' in template))('the thread of the embedded database', () => {
  it('may be ended in the middle of writes: what was acknowledged is there', {
    timeout: 240_000,
  }, async () => {
    if (!('folder' in template)) return
    const folder = join(template.folder, `copy-${randomUUID()}`)
    cpSync(join(template.folder, 'postgres'), folder, { recursive: true })
    const engine = await Engine.start(folder)
    let socket: EngineSocket | undefined
    const connect = () => {
      socket = engine.connect()
      return socket
    }
    const pool = new pg.Pool({ max: 1, user: 'postgres', stream: connect })
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    await pool.query('create schema lab; create table lab.numbers (n int primary key, at timestamptz)')

    const acknowledged: number[] = []
    let unknown = 0
    let next = 0
    let kills = 0
    const killing = (async () => {
      while (kills < KILLS) {
        await pause(20 + Math.random() * 150)
        const seen = acknowledged.length
        if (socket && !socket.destroyed) engine.interrupt(socket)
        kills++
        // The next kill hits a thread that has written again.
        while (acknowledged.length === seen) await pause(5)
      }
    })()
    let isDone = false
    void killing.then(() => {
      isDone = true
    })
    while (!isDone) {
      const n = next++
      await pool.query('insert into lab.numbers values ($1, now())', [n]).then(
        () => acknowledged.push(n),
        () => unknown++,
      )
    }
    const { rows } = await pool.query<{ n: number }>('select n from lab.numbers')
    const there = new Set(rows.map(({ n }) => n))
    expect(acknowledged.filter((n) => !there.has(n))).toEqual([])
    expect(there.size).toBeLessThanOrEqual(acknowledged.length + unknown)
    expect(unknown).toBeGreaterThanOrEqual(KILLS)
    await pool.end()
    await engine.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
