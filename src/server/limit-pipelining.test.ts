import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openServer } from './open-server.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

async function open(fetch: () => Response | Promise<Response>) {
  const server = openServer({ fetch, trustProxy: false })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  return socket
}

it('hangs up on a connection that asks a thousand times without waiting, and begins few of its requests', async () => {
  let begun = 0
  const socket = await open(() => {
    begun++
    return new Promise(() => {})
  })
  socket.write(REQUEST.repeat(1_000))
  await once(socket, 'close')
  expect(begun).toBeLessThanOrEqual(16)
})

it('answers a few requests that come together, and more after them', async () => {
  const socket = await open(() => new Response('ok'))
  let answers = 0
  socket.on('data', (data) => {
    answers += String(data).match(/HTTP\/1\.1 200/g)?.length ?? 0
  })
  for (let batch = 1; batch <= 5; batch++) {
    socket.write(REQUEST.repeat(10))
    await expect.poll(() => answers).toBe(batch * 10)
  }
})
