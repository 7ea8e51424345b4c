import { mkdtempSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staticAssets } from './static-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
let app: Hono

beforeAll(async () => {
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-abc.js'), 'plain')
  await writeFile(join(folder, 'assets/app-abc.js.br'), 'brotli')
  await writeFile(join(folder, 'assets/offline-worker-abc.js'), 'worker')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'secret.env'), 'no')
  app = new Hono()
  app.use(await staticAssets(folder))
  app.all('*', (c) => c.text('page', 404))
})
afterAll(() => rm(folder, { recursive: true }))

it('serves a hashed file for ever, in the compression that is accepted', async () => {
  const response = await app.request('/assets/app-abc.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(await response.text()).toBe('brotli')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
})

it('serves the plain file where its compressed copy is not accepted or not there', async () => {
  expect(await (await app.request('/assets/app-abc.js')).text()).toBe('plain')
  const gzip = await app.request('/assets/app-abc.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(gzip.headers.has('content-encoding')).toBe(false)
})

it('lets the worker that answers without a connection, and no other script, serve pages', async () => {
  const scopeOf = async (path: string) => (await app.request(path)).headers.get('service-worker-allowed')
  expect(await scopeOf('/assets/offline-worker-abc.js')).toBe('/')
  expect(await scopeOf('/assets/app-abc.js')).toBeNull()
})

it('answers that nothing changed', async () => {
  const etag = (await app.request('/favicon.svg')).headers.get('etag')!
  const again = await app.request('/favicon.svg', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

it.each(['/secret.env', '/assets/../secret.env', '/assets/%2e%2e/secret.env', '/assets', '/nothing.js'])(
  'knows no file at %s',
  async (path) => {
    expect((await app.request(path)).status).toBe(404)
  },
)

it('changes nothing by other methods', async () => {
  expect((await app.request('/favicon.svg', { method: 'POST' })).status).toBe(404)
})
