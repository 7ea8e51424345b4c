import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp } from './testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await t.user({ email: 'nora@example.org' })
  await t.user({ email: 'omar@example.org' })
})
afterAll(() => t.close())

it.each([
  ['GET', '/auth/v1/admin/users?per_page=1', undefined],
  ['POST', '/auth/v1/admin/generate_link', { type: 'magiclink', email: 'nora@example.org' }],
  ['GET', '/auth/v1/verify?type=magiclink&token=x&redirect_to=https://evil.example/', undefined],
  ['GET', '/auth/v1/settings', undefined],
  ['GET', '/rest/v1/', undefined],
  ['GET', '/storage/v1/bucket', undefined],
  ['POST', '/storage/v1/object/sign/images/a.png', { expiresIn: 60 }],
])('%s %s answers with the name of the site, whatever the request calls it', async (method, path, body) => {
  const response = await t.app.request(`https://evil.example${path}`, {
    method,
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'ftp',
      forwarded: 'host=evil.example',
      authorization: `Bearer ${t.deps.keys.secretKey}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBeLessThan(500)
  const said = `${JSON.stringify([...response.headers])}${await response.text()}`
  expect(said).not.toContain('evil.example')
})

it('the list of accounts leads to its next page on this site', async () => {
  const response = await t.app.request('https://evil.example/auth/v1/admin/users?per_page=1', {
    headers: { authorization: `Bearer ${t.deps.keys.secretKey}` },
  })
  expect(response.headers.get('link')).toContain(`<${TEST_ORIGIN}/auth/v1/admin/users?page=2&per_page=1>`)
})
