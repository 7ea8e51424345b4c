import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { stagedUseCase } from './use-case.ts'

const FLOOD = 20

let underWay: string[] = []
const { promise: end, resolve: endAll } = Promise.withResolvers<void>()
const wait = stagedUseCase({
  name: 'wait',
  allow: 'signed-in',
  input: z.object({}),
  async runStaged({ userId }) {
    underWay.push(userId)
    await end
    return { ok: true as const, value: {} }
  },
})

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({}, { useCases: [wait] })
})
afterAll(() => t?.close())

const call = async ({ token }: TestUser) =>
  t.app.request('/functions/v1/wait', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })

it('begins a few use cases of one person at a time, and those of others beside them', async () => {
  const [busy, other] = [await t.user(), await t.user()]
  underWay = []
  const flood = Array.from({ length: FLOOD }, () => call(busy))
  await expect.poll(() => underWay.length).toBeGreaterThanOrEqual(4)
  const beside = call(other)
  await expect.poll(() => underWay).toContain(other.id)
  expect(underWay.filter((id) => id === busy.id)).toHaveLength(4)
  endAll()
  const answers = await Promise.all([...flood, beside])
  expect(answers.map(({ status }) => status)).toEqual(Array(FLOOD + 1).fill(200))
})
