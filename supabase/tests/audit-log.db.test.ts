import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let actor: TestUser
beforeAll(async () => {
  t = await createTestApp()
  actor = await t.user({ roles: ['admin'] })
  await t.db.pool.query(
    `insert into public.audit_log (actor_id, action, subject_id) values ($1, 'change-roles', $1)`,
    [actor.id],
  )
})
afterAll(() => t.close())

describe('the audit log', () => {
  it.each([
    `update public.audit_log set action = 'nothing'`,
    `update public.audit_log set at = now()`,
    `update public.audit_log set actor_id = gen_random_uuid()`,
    'delete from public.audit_log',
    'truncate public.audit_log',
  ])('is append-only for every role: %s', async (statement) => {
    await expect(t.db.pool.query(statement)).rejects.toMatchObject({
      code: 'LA090',
      constraint: 'audit_log_append_only',
    })
  })

  it('keeps its entries when the people in them are deleted', async () => {
    const client = await t.db.pool.connect()
    try {
      await client.query('begin')
      await client.query('update public.audit_log set actor_id = null, subject_id = null')
      const { rows } = await client.query('select action, actor_id from public.audit_log')
      expect(rows).toEqual([{ action: 'change-roles', actor_id: null }])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('is readable by admins, with the names of the people concerned', async () => {
    const read = async (as: TestUser) =>
      (
        await t
          .client({ as })
          .from('audit_log')
          .select('action, actor:profiles!audit_log_actor_id_fkey!inner(email)')
          .eq('actor.email', actor.email)
          .gt('id', 0)
      ).data
    expect(await read(actor)).toEqual([{ action: 'change-roles', actor: { email: actor.email } }])
    expect(await read(await t.user({ roles: ['moderator'] }))).toEqual([])
  })
})
