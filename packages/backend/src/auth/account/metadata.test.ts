import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { newEmail, PASSWORD, signUp } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { MAX_METADATA_BYTES } from './metadata.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ AUTH_AUTOCONFIRM: 'true' }, { connections: 2 })
})
afterAll(() => t.close())

/** As a text, because `JSON.stringify` cannot print JSON that is nested this deep. */
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const DEEP = `{"a":${nested(20_000)}}`
const large = (bytes: number) => ({ note: 'x'.repeat(bytes - '{"note":""}'.length) })
const raw = (fields: object, name: string, data: string) =>
  JSON.stringify({ ...fields, [name]: 0 }).replace(/0\}$/, `${data}}`)

const TOO_DEEP = { status: 400, body: { code: 'bad_json' } }
const TOO_LARGE = { status: 400, body: { code: 'validation_failed' } }

/** Every way in which metadata comes in, with the rest of its request. */
async function ways() {
  const { session } = await signUp(t)
  const admin = t.deps.keys.secretKey
  const fresh = () => ({ email: newEmail(), password: PASSWORD })
  return [
    { path: '/signup', name: 'data', fields: fresh() },
    { path: '/otp', name: 'data', fields: { email: newEmail() } },
    { path: '/user', name: 'data', fields: {}, method: 'PUT', token: session.access_token },
    { path: '/admin/users', name: 'user_metadata', fields: fresh(), token: admin },
    { path: '/admin/users', name: 'app_metadata', fields: fresh(), token: admin },
    {
      path: `/admin/users/${session.user.id}`,
      name: 'app_metadata',
      fields: {},
      method: 'PUT',
      token: admin,
    },
    { path: '/invite', name: 'data', fields: { email: newEmail() }, token: admin },
    {
      path: '/admin/generate_link',
      name: 'data',
      fields: { type: 'signup', ...fresh() },
      token: admin,
    },
  ]
}

describe('metadata', () => {
  it('that is nested too deep is refused on every way in, and harms no later request', async () => {
    for (const { path, name, fields, ...more } of await ways()) {
      const answer = await call(t, path, { body: raw(fields, name, DEEP), ...more })
      expect([path, answer]).toMatchObject([path, TOO_DEEP])
    }
    for (let n = 0; n < 4; n++) await expect(signUp(t, { name: 'Anna' })).resolves.toBeTruthy()
  })

  it('that is too large is refused on every way in', async () => {
    for (const { path, name, fields, ...more } of await ways()) {
      const data = JSON.stringify(large(MAX_METADATA_BYTES + 1))
      const answer = await call(t, path, { body: raw(fields, name, data), ...more })
      expect([path, answer]).toMatchObject([path, TOO_LARGE])
    }
  })

  it('may have as many bytes as are allowed', async () => {
    const { session } = await signUp(t, large(MAX_METADATA_BYTES))
    expect(session.user.user_metadata.note).toHaveLength(large(MAX_METADATA_BYTES).note.length)
    const answer = await call(t, '/user', {
      method: 'PUT',
      body: { data: large(MAX_METADATA_BYTES) },
      token: session.access_token,
    })
    expect(answer.status).toBe(200)
  })

  it('does not grow too large bit by bit', async () => {
    const { session } = await signUp(t)
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      const body = { data: { [`part-${n}`]: 'x'.repeat(2_000) } }
      statuses.push((await call(t, '/user', { method: 'PUT', body, token: session.access_token })).status)
    }
    expect(statuses).toEqual([200, 200, 400, 400])
    const user = await call(t, '/user', { token: session.access_token })
    expect(Object.keys(user.body.user_metadata)).toEqual(expect.arrayContaining(['part-0', 'part-1']))
    expect(user.body.user_metadata).not.toHaveProperty('part-2')
  })
})

it('a body of more than 128 kB is refused unread', async () => {
  const answer = await call(t, '/signup', { body: { email: newEmail(), password: 'x'.repeat(140_000) } })
  expect([answer.status, answer.body.code]).toEqual([413, 'request_entity_too_large'])
})
