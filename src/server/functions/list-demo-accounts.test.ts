import { expect, it } from 'vitest'
import { createTestApp } from '#server/testing/app.ts'

const ask = async (mode: string) => {
  const app = await createTestApp({ LENDAROUND_MODE: mode })
  const { data, response } = await app.client().functions.invoke('list-demo-accounts')
  await app.close()
  return { status: response?.status, data }
}

it('list-demo-accounts offers people to sign in as, in the demo', async () => {
  const { status, data } = await ask('demo')
  expect(status).toBe(200)
  expect(data.password).toBe('lendaround-demo')
  expect(data.accounts.length).toBeGreaterThanOrEqual(12)
  expect(data.accounts[0]).toEqual({
    name: expect.any(String),
    email: expect.stringContaining('@'),
    city: expect.any(String),
    role: expect.any(String),
    // No pictures in a database without the demo world.
    avatar: null,
  })
})

it.each(['development', 'production'])('list-demo-accounts does not exist in %s', async (mode) => {
  expect(await ask(mode)).toEqual({ status: 404, data: null })
})
