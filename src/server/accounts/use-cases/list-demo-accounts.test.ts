import { expect, it } from 'vitest'
import { createTestApp } from '#server/testing/app.ts'

const ask = async (mode: string, ...bodies: object[]) => {
  const app = await createTestApp({ LENDAROUND_MODE: mode })
  const answers = []
  for (const body of bodies.length ? bodies : [{}]) {
    const { data, response } = await app.client().functions.invoke('list-demo-accounts', { body })
    answers.push({ status: response?.status, data })
  }
  await app.close()
  return answers
}

it('list-demo-accounts offers people to sign in as, in the demo', async () => {
  const [answer] = await ask('demo')
  const { status, data } = answer!
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

it('list-demo-accounts names cities as the reader calls them, else as their own people do', async () => {
  const locales = [{ locale: 'en' }, { locale: 'de' }, { locale: 'es' }, { locale: 'fr' }, {}]
  const answers = await ask('demo', ...locales)
  const cities = answers.map(({ data }) => new Set(data.accounts.map(({ city }: { city: string }) => city)))
  expect(cities).toEqual([
    new Set(['Berlin', 'Vienna', 'Paris', 'Madrid']),
    new Set(['Berlin', 'Wien', 'Paris', 'Madrid']),
    new Set(['Berlín', 'Viena', 'París', 'Madrid']),
    new Set(['Berlin', 'Vienne', 'Paris', 'Madrid']),
    new Set(['Berlin', 'Wien', 'Paris', 'Madrid']),
  ])
})

it.each(['development', 'production'])('list-demo-accounts does not exist in %s', async (mode) => {
  expect(await ask(mode)).toEqual([{ status: 404, data: null }])
})
