import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import type { Database } from './db/database.ts'
import { createLog } from './log.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

/** The text that a log call writes. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const stream = new PassThrough()
  write(createLog('info', stream))
  return String(stream.read() ?? '')
}

const failureOf = (sql: string, values: unknown[] = []): Promise<unknown> =>
  db.pool.query(sql, values).then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a failure in the log', () => {
  it('says what happened where, and nothing of the row that it happened to', async () => {
    const error = await failureOf(
      `insert into public.outbox (recipient, template, data) values ('rita@example.org', 'Bad Name', '{"code": "123456"}')`,
    )
    expect(JSON.stringify(error)).toContain('rita@example.org')
    const line = written((log) => log.error({ err: error }, 'use case failed'))
    expect(JSON.parse(line)).toMatchObject({
      msg: 'use case failed',
      err: { code: '23514', constraint: 'outbox_template_check', stack: expect.stringContaining('log.test') },
    })
    expect(line).not.toMatch(/rita@example|123456/)
  })

  it('says as little of what caused it', async () => {
    const cause = await failureOf(`insert into auth.users (email) values ('Rita@example.org')`)
    const line = written((log) => log.error({ err: new Error('sign-up failed', { cause }) }, 'failed'))
    expect(line).toContain('sign-up failed')
    expect(line).not.toContain('Rita@example.org')
  })
})

it('tokens and passwords are left out wherever they are named', () => {
  const secret = { password: 'p4ss', token: 't0ken', authorization: 'Bearer x', apikey: 'k3y' }
  expect(written((log) => log.info({ request: secret }, 'hello'))).not.toMatch(/p4ss|t0ken|Bearer|k3y/)
})
