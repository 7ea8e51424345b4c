import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dropSilentConnections } from './drop-silent-connections.ts'

it('closes connections without a request, and no others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = createAdaptorServer({ fetch: () => new Response('pong') })
  dropSilentConnections(server, 60_000)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const opened: Socket[] = []
  onTestFinished(() => {
    for (const socket of opened) socket.destroy()
    server.close()
  })
  async function open() {
    const accepted = once(server, 'connection')
    const socket = connect(port, '127.0.0.1')
    opened.push(socket)
    await accepted
    return { socket, closed: once(socket, 'close') }
  }
  const ask = async ({ socket }: { socket: Socket }) => {
    socket.write('GET /ping HTTP/1.1\r\nHost: x\r\n\r\n')
    return String(await once(socket, 'data'))
  }

  const busy = await open()
  await ask(busy)
  const silent = [await open(), await open(), await open()]
  vi.advanceTimersByTime(60_000)
  await Promise.all(silent.map(({ closed }) => closed))
  expect(await ask(busy)).toMatch(/^HTTP\/1\.1 200 /)
})
