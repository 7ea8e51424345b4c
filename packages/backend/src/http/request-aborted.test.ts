import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'

const greet = useCase({
  name: 'greet',
  allow: 'anyone',
  input: z.object({}),
  run: async () => ({ ok: true, value: {} }),
})

let t: TestApp
const logged: unknown[] = []
beforeAll(async () => {
  t = await createTestApp({}, { useCases: [greet] })
  t.deps.log.warn = (said: unknown) => void logged.push(said)
  t.deps.log.error = (said: unknown) => void logged.push(said)
})
afterAll(() => t.close())

/** A request whose sender closes the connection in the middle of the body, as the server's sockets report it. */
function abortedRequest(path: string, headers: Record<string, string>): Request {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    },
  })
  return new Request(`${TEST_ORIGIN}${path}`, {
    method: 'POST',
    headers: { apikey: t.deps.keys.secretKey, 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit)
}

/** Storage says its status in the body, as its protocol wants, and answers 400. */
const statusOf = (path: string) => (path.startsWith('/storage/') ? 400 : 499)
const PATHS = [
  '/rest/v1/rpc/greet',
  '/rest/v1/notes',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/otp',
  '/storage/v1/object/list/items',
  '/functions/v1/greet',
]

it.each(PATHS.flatMap((path) => [[path, 'of a known length'] as const, [path, 'in pieces'] as const]))(
  'is no failure of ours: the sender of a body to %s, %s, goes away',
  async (path, how) => {
    const response = await t.app.fetch(
      abortedRequest(path, how === 'in pieces' ? {} : { 'content-length': '20' }),
    )
    expect({ status: response.status, logged }).toEqual({ status: statusOf(path), logged: [] })
  },
)
