import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createClient } from '@supabase/supabase-js'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
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

it('shows a receiver of webhooks that takes what is sent, once, and nothing that is forged', async () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ....').toString('base64')}`
  let address = ''
  const create = (handle: RequestListener) => {
    const server = createServer(handle)
    onTestFinished(() => void server.close())
    return { listen: () => server.listen(0, '127.0.0.1', () => (address = addressOf(server))) }
  }
  const said: unknown[][] = []
  const code = example('ts', 'WEBHOOK_SECRET').replace(/^import .+$/gm, '')
  await run(code, {
    createServer: create,
    text,
    Webhook,
    process: { env: { WEBHOOK_SECRET: secret } },
    console: { log: (...words: unknown[]) => said.push(words) },
  })
  await expect.poll(() => address).not.toBe('')
  const body = example('json', 'booking.confirmed')
  const now = new Date()
  const send = (signature: string) =>
    fetch(address, {
      method: 'POST',
      body,
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signature,
      },
    })
  const signature = new Webhook(secret).sign('msg_1', now, body)
  expect((await send(signature)).status).toBe(204)
  expect((await send(signature)).status).toBe(204)
  expect((await send(signature.replace(/.{6}$/, 'AAAAA='))).status).toBe(400)
  expect(said).toEqual([['booking.confirmed', 'confirmed']])
})

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

/** Runs the code of an example with what it imports and uses. */
async function run(code: string, names: Record<string, unknown>): Promise<void> {
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => Promise<void>
  await new AsyncFunction(...Object.keys(names), code)(...Object.values(names))
}

const reach: typeof fetch = async (input, init) => t.app.fetch(new Request(input, init))

it('shows a call with curl that is answered', async () => {
  const [, address, header] = /curl "(.+?)" \\\n {2}-H "(.+?)"/.exec(example('sh', 'curl'))!
  const [name, value] = header!.replace('$LENDAROUND_KEY', key).split(': ')
  const answer = await reach(address!, { headers: { [name!]: value! } })
  expect([answer.status, await answer.json()]).toEqual([200, []])
})

it('shows a program with the official client that does what it says', async () => {
  const code = example('ts', 'LENDAROUND_KEY').replace(/^import .+$/gm, '')
  const connect = (address: string, secret: string) =>
    createClient(address, secret, { global: { fetch: reach }, auth: { persistSession: false } })
  await run(code, { createClient: connect, process: { env: { LENDAROUND_KEY: key } } })
  const { rows } = await t.db.pool.query(
    'select title from public.items where owner_id = $1 order by title',
    [lender.id],
  )
  expect(rows).toEqual([{ title: 'Drill' }, { title: 'Tent for six' }])
})
