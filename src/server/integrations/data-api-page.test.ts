import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CreatedApiKey } from '#contract/integrations.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { prove } from './testing/prove.ts'

const page = readFileSync(new URL('../../../docs/data-api.md', import.meta.url), 'utf8')
const example = (language: string, start: string) => {
  const blocks = [...page.matchAll(new RegExp(`\`\`\`${language}\n(.+?)\`\`\``, 'gs'))].map(
    ([, code]) => code!,
  )
  return blocks.find((code) => code.includes(start))!
}

let t: TestApp
let lender: TestUser
let key: string
beforeAll(async () => {
  t = await createTestApp()
  lender = await t.user({ roles: ['lender'] })
  await prove(t.db, lender)
  await createItem(t.db.pool, { owner: lender.id, title: 'Drill' })
  await createItem(t.db.pool, { owner: lender.id, title: 'Tent', status: 'draft' })
  const body = { name: 'Shop', scopes: ['listings:write', 'bookings:read'], days: 30 }
  const { data } = await t.client({ as: lender }).functions.invoke<CreatedApiKey>('create-api-key', { body })
  key = data!.key
})
afterAll(() => t.close())

const reach: typeof fetch = async (input, init) => t.app.fetch(new Request(input, init))

it('shows a call with curl that is answered', async () => {
  const [, address, header] = /curl "(.+?)" \\\n {2}-H "(.+?)"/.exec(example('sh', 'curl'))!
  const [name, value] = header!.replace('$LENDAROUND_KEY', key).split(': ')
  const answer = await reach(address!, { headers: { [name!]: value! } })
  expect([answer.status, await answer.json()]).toEqual([200, []])
})

it('shows a program with the official client that does what it says', async () => {
  const code = example('ts', 'LENDAROUND_KEY').replace(/^import .+$/gm, '')
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => Promise<void>
  const connect = (address: string, secret: string) =>
    createClient(address, secret, { global: { fetch: reach }, auth: { persistSession: false } })
  await new AsyncFunction('createClient', 'process', code)(connect, { env: { LENDAROUND_KEY: key } })
  const { rows } = await t.db.pool.query(
    'select title from public.items where owner_id = $1 order by title',
    [lender.id],
  )
  expect(rows).toEqual([{ title: 'Drill' }, { title: 'Tent for six' }])
})
