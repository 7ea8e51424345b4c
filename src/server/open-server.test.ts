import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openServer } from './open-server.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** A server on a port of its own, and clients of it that end with the test. */
async function serve(options: Partial<Parameters<typeof openServer>[0]>) {
  const server = openServer({ fetch: () => new Response('pong'), trustProxy: false, ...options })
  const clients: Socket[] = []
  onTestFinished(() => {
    for (const client of clients) client.destroy()
    server.close()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    open() {
      const client = connect(port, '127.0.0.1')
      clients.push(client)
      return client
    },
    /** How many connections the server has. */
    count: () => promisify(server.getConnections).call(server) as Promise<number>,
  }
}

it('ends a connection whose client takes nothing of the answer', async () => {
  const asked = Promise.withResolvers<void>()
  const fetch = () => {
    asked.resolve()
    return new Response(new Uint8Array(32 * 1024 * 1024))
  }
  const { open, count } = await serve({ fetch, stalledMs: 100 })
  const client = open()
  client.pause()
  client.write(REQUEST)
  await asked.promise
  await expect.poll(count).toBe(0)
})

it('answers HTTP/1.0 that names no host, as the checks of proxies do', async () => {
  const { open } = await serve({ fetch: (request) => new Response(new URL(request.url).pathname) })
  const client = open()
  client.write('OPTIONS /readyz HTTP/1.0\r\n\r\n')
  expect(String(await once(client, 'data'))).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\/readyz$/)
})

it('gives one address no more connections than it may have, and another one for each that ends', async () => {
  const { open } = await serve({ mostOfOneAddress: 2 })
  const answer = async (client: Socket) => {
    client.write(REQUEST)
    const [data] = await Promise.race([once(client, 'data'), once(client, 'close')])
    return String(data).slice(0, 12)
  }
  const [first, second] = [open(), open()]
  expect(await answer(first)).toBe('HTTP/1.1 200')
  expect(await answer(second)).toBe('HTTP/1.1 200')
  await once(open(), 'close')
  first.end()
  await once(first, 'close')
  await expect.poll(() => answer(open())).toBe('HTTP/1.1 200')
})

it('counts no connections behind a proxy, which has those of all people', async () => {
  const { open } = await serve({ mostOfOneAddress: 0, trustProxy: true })
  const client = open()
  client.write(REQUEST)
  expect(String(await once(client, 'data'))).toContain('200 OK')
})
