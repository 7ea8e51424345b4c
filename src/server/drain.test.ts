import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { drain } from './drain.ts'
import { openServer } from './open-server.ts'

/** A server whose answers are given by hand, with one connection on which a first request is under way. */
async function busyServer() {
  const asked: ((answer: Response) => void)[] = []
  const fetch = () => new Promise<Response>((resolve) => asked.push(resolve))
  const server = openServer({ fetch, trustProxy: false })
  // Time alone ends no connection here.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const send = () => void socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const answer = async () => {
    await expect.poll(() => asked.length).toBe(1)
    asked.shift()!(new Response('done'))
    return String(await once(socket, 'data'))
  }
  send()
  await expect.poll(() => asked.length).toBe(1)
  return { server, socket, send, answer }
}

it('answers what is under way, and does not wait for what else could come on that connection', async () => {
  const { server, answer } = await busyServer()
  const drained = drain(server)
  expect(await answer()).toMatch(/^HTTP\/1\.1 200 [\s\S]*done/)
  await drained
})

it('asks a client that keeps its connection busy for no more requests', async () => {
  const { server, socket, send, answer } = await busyServer()
  const drained = drain(server)
  // The next request is on its way before the answer to the first.
  send()
  await answer()
  expect(await answer()).toMatch(/^connection: close\r$/im)
  await once(socket, 'close')
  await drained
})
