import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeBackup } from '#backend/backup/write-backup.ts'
import type { Health } from '#contract/health.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let admin: TestUser
beforeEach(async () => {
  t = await createTestApp()
  admin = await t.user({ roles: ['admin'] })
  await t.db.pool.query('delete from public.outbox')
})
afterEach(() => t.close())

async function health(as = admin): Promise<Health> {
  const { data, error } = await t.client({ as }).functions.invoke('load-health', { body: {} })
  if (error) throw error
  return data as Health
}

it('says of a new site what its operator has still to do', async () => {
  expect(await health()).toMatchObject({
    version: expect.stringMatching(/^\d/),
    waiting: { mails: { count: 0 }, tasks: { count: 0 } },
    givenUp: { mails: 0, tasks: 0 },
    discrepancies: 0,
    comparedAt: null,
    freeBytes: expect.any(Number),
    setup: {
      isOperatorNamed: false,
      mail: 'missing',
      payments: 'play',
      staff: 1,
      staffWithSecondFactor: 0,
      moderators: 0,
      backedUpAt: null,
    },
  })
})

it('sees each of these things done where it shows', async () => {
  t.deps.mailer = { send: async () => {}, close() {} }
  const moderator = await t.user({ roles: ['moderator'] })
  expect((await health()).setup).toMatchObject({ mail: 'set', staff: 2, moderators: 1 })
  const support = await t.user()
  await t.db.pool.query(`update public.profiles set duties = '{support}' where id = $1`, [support.id])
  expect((await health()).setup).toMatchObject({ staff: 3, moderators: 2 })
  await t.db.pool.query(`update public.profiles set duties = '{}' where id = $1`, [support.id])
  await t.db.pool.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
    [moderator.id],
  )
  const now = new Date('2026-11-24T03:00:00.000Z')
  await writeBackup(
    { db: t.db, objects: t.deps.objects },
    join(mkdtempSync(join(tmpdir(), 'lendaround-test-')), 'backup'),
    { now },
  )
  expect((await health()).setup).toMatchObject({
    staffWithSecondFactor: 1,
    backedUpAt: now.toISOString(),
  })
})

it('counts what was given up and what waits too long', async () => {
  await t.db.pool.query(
    `insert into public.outbox (recipient, template, data, attempts, failed_at, send_after) values
       ('a@b.org', 'recovery', '{}', 8, now(), now()), ('c@b.org', 'recovery', '{}', 0, null, now() - interval '1 hour')`,
  )
  const { givenUp, waiting } = await health()
  expect([givenUp.mails, waiting.mails.count]).toEqual([1, 1])
  expect(waiting.mails.oldestSeconds).toBeGreaterThanOrEqual(3_600)
})

it('tells moderators nothing', async () => {
  const moderator = await t.user({ roles: ['moderator'] })
  await expect(health(moderator)).rejects.toThrow()
})
