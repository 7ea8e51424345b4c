import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { onlyReads } from './only-reads.ts'

const app = new Hono()
app.use(onlyReads)
app.all('*', (c) => c.text('a page'))

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('a page takes no %s', async (method) => {
  const answer = await app.request('/login', { method })
  expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
    405,
    'GET, HEAD',
    'Method Not Allowed',
  ])
})

it.each(['GET', 'HEAD'])('a page answers %s', async (method) => {
  expect((await app.request('/login', { method })).status).toBe(200)
})
