import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PASSWORD, signUp } from './auth/testing/accounts.ts'
import { lastMail } from './auth/testing/mailbox.ts'
import { useCase } from './functions/use-case.ts'
import { startJobs } from './jobs/jobs.ts'
import { taskRunner } from './tasks/run-task.ts'
import type { Task } from './tasks/task.ts'
import { createTestApp, type TestApp, type TestUser } from './testing/app.ts'

const told: object[] = []
const tell: Task<unknown> = {
  name: 'tell',
  async run(_, data) {
    told.push(data)
  },
}

/** Publishes a note once; a second time is refused. */
const publishNote = useCase({
  name: 'publish-note',
  allow: 'signed-in',
  input: z.object({ id: z.uuid() }),
  async run({ tx, userId, deps }, { id }) {
    const { rows } = await sql<{ title: string }>`
      update public.notes set is_public = true
      where id = ${id} and owner_id = ${userId} and not is_public returning title`.execute(tx)
    await deps.tasks.enqueue(tx, 'tell', { id })
    if (!rows[0]) return { ok: false, code: 'ALREADY_PUBLIC', details: { id } }
    return { ok: true, value: rows[0] }
  },
})

const confirmed: object[] = []
let t: TestApp
let ada: TestUser
let bo: TestUser
beforeAll(async () => {
  t = await createTestApp(
    {},
    {
      useCases: [publishNote],
      refusals: { ALREADY_PUBLIC: 409 },
      hooks: {
        async emailConfirmed(_, account) {
          confirmed.push(account)
        },
      },
    },
  )
})
afterAll(() => t.close())
beforeEach(async () => {
  told.length = 0
  ada = await t.user({ name: 'Ada' })
  bo = await t.user({ name: 'Bo' })
})

const titles = async (client: SupabaseClient) => (await client.from('notes').select('title')).data
const write = async (as: TestUser, note: object): Promise<string> => {
  const { data } = await t.client({ as }).from('notes').insert(note).select('id').single()
  return data!.id
}

describe('an account', () => {
  it('is made by signing up, with the application’s own row, and told to its hook', async () => {
    const { session, client, email } = await signUp(t, { name: 'Cleo' })
    const { data } = await client.from('profiles').select('name, email')
    expect(data).toEqual([{ name: 'Cleo', email }])
    expect(confirmed).toContainEqual({ userId: session.user.id, email, hasReadMail: false })
  })

  it('has a mail written in the transaction that needs it, and signs in with its code', async () => {
    const { email } = ada
    const client = t.client()
    await client.auth.signInWithOtp({ email })
    const { template, data } = await lastMail(t.db, email)
    expect(template).toBe('magic-link')
    const answer = await client.auth.verifyOtp({ email, token: data.code, type: 'email' })
    expect((answer.data.session as Session).user.email).toBe(email)
  })

  it('that is deleted softly keeps its id and nothing else, where the application says no more', async () => {
    const { session, email } = await signUp(t)
    const admin = t.client({ secret: true }).auth.admin
    expect((await admin.deleteUser(session.user.id, true)).error).toBeNull()
    const { rows } = await t.db.pool.query(
      'select email, encrypted_password, raw_user_meta_data from auth.users where id = $1',
      [session.user.id],
    )
    expect(rows).toEqual([{ email: null, encrypted_password: null, raw_user_meta_data: {} }])
    const again = await t.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(again.error?.code).toBe('invalid_credentials')
  })
})

describe('row-level security', () => {
  it('shows each role its rows', async () => {
    await write(ada, { title: 'secret' })
    await write(ada, { title: 'known', is_public: true })
    const mine = await titles(t.client({ as: ada }))
    expect(mine).toEqual(expect.arrayContaining([{ title: 'secret' }, { title: 'known' }]))
    for (const client of [t.client(), t.client({ as: bo })]) {
      const theirs = await titles(client)
      expect(theirs).toContainEqual({ title: 'known' })
      expect(theirs).not.toContainEqual({ title: 'secret' })
    }
    expect(await titles(t.client({ secret: true }))).toContainEqual({ title: 'secret' })
  })

  it('refuses writes in another person’s name, and all writes by visitors', async () => {
    const id = await write(ada, { title: 'mine' })
    const forged = await t.client({ as: bo }).from('notes').insert({ title: 'x', owner_id: ada.id })
    expect(forged.error?.code).toBe('42501')
    const changed = await t.client({ as: bo }).from('notes').update({ title: 'x' }).eq('id', id).select()
    expect(changed.data).toEqual([])
    expect((await t.client().from('notes').insert({ title: 'x' })).error?.code).toBe('42501')
  })

  it('holds for embedded rows as well', async () => {
    await t.db.pool.query(`insert into public.tags (name) values ('maths') on conflict do nothing`)
    const { data: tag } = await t.client().from('tags').select('id').eq('name', 'maths').single()
    const note_id = await write(ada, { title: 'tagged' })
    await t.client({ as: ada }).from('note_tags').insert({ note_id, tag_id: tag!.id })
    const tagged = (as: TestUser) =>
      t.client({ as }).from('tags').select('name, notes(title)').eq('name', 'maths')
    expect((await tagged(ada)).data).toEqual([{ name: 'maths', notes: [{ title: 'tagged' }] }])
    expect((await tagged(bo)).data).toEqual([{ name: 'maths', notes: [] }])
  })
})

describe('storage', () => {
  it('keeps a file where its policies allow, and nowhere else', async () => {
    const path = `${ada.id}/paper.pdf`
    const files = (as: TestUser) => t.client({ as }).storage.from('documents')
    const pdf = new Blob(['%PDF-1.7 a paper'], { type: 'application/pdf' })
    expect((await files(ada).upload(path, pdf)).error).toBeNull()
    expect(await (await files(ada).download(path)).data?.text()).toBe('%PDF-1.7 a paper')
    expect((await files(bo).download(path)).data).toBeNull()
    expect((await files(bo).upload(path.replace('paper', 'other'), pdf)).error).not.toBeNull()
  })
})

describe('a function', () => {
  const publish = async (as: TestUser | undefined, body: object) => {
    const { data, response } = await t.client(as && { as }).functions.invoke('publish-note', { body })
    return response?.ok ? data : { status: response?.status, ...(await response?.json()) }
  }
  const drain = () => {
    const run = taskRunner([tell])
    return t.deps.tasks.drain((name, data) => run(t.deps, name, data))
  }

  it('decides in one transaction, and what it enqueues is done afterwards', async () => {
    const id = await write(ada, { title: 'an idea' })
    expect(await publish(ada, { id })).toEqual({ title: 'an idea' })
    expect(told).toEqual([])
    await drain()
    expect(told).toEqual([{ id }])
  })

  it('refuses with the application’s code and status, and leaves nothing of what it began', async () => {
    const id = await write(ada, { title: 'public already', is_public: true })
    expect(await publish(ada, { id })).toEqual({
      status: 409,
      code: 'ALREADY_PUBLIC',
      message: 'already public',
      details: { id },
    })
    expect(await drain()).toBe(0)
  })

  it('is for the signed-in, and takes what its schema takes', async () => {
    expect(await publish(undefined, {})).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(await publish(ada, { id: 'none' })).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })
})

describe('jobs', () => {
  it('run again and again, also after one that failed, and stop when told', async () => {
    let runs = 0
    const errors: object[] = []
    const log = { ...t.deps.log, error: (entry: object) => void errors.push(entry) }
    const failing = {
      name: 'failing',
      everyMs: 1,
      async run() {
        runs++
        throw new Error('no luck')
      },
    }
    const stop = startJobs({ ...t.deps, log } as typeof t.deps, async () => new Response(), [failing])
    await expect.poll(() => runs).toBeGreaterThan(2)
    await stop()
    const ended = runs
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(runs).toBe(ended)
    expect(errors[0]).toMatchObject({ job: 'failing', err: { message: 'no luck' } })
  })
})
