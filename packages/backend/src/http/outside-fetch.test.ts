import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ForbiddenAddress } from './checked-lookup.ts'
import { fetchOutside } from './outside-fetch.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const inside = { allowPrivate: true }

describe('an address that must not be contacted', () => {
  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'http://93.184.216.34/',
    'https://user:password@93.184.216.34/',
    'file:///etc/passwd',
  ])('%s', async (address) => {
    await expect(fetchOutside(address)).rejects.toThrow(ForbiddenAddress)
  })
})

describe('an address that an operator allows', () => {
  it('gets what is sent, and answers', async () => {
    const url = await serve((request, response) => {
      response.writeHead(201, { 'x-method': request.method })
      request.pipe(response)
    })
    const response = await fetchOutside(url, { method: 'POST', body: 'hello' }, inside)
    expect([response.status, response.headers.get('x-method'), await response.text()]).toEqual([
      201,
      'POST',
      'hello',
    ])
  })

  it('leads nowhere else', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end())
    expect((await fetchOutside(url, {}, inside)).status).toBe(302)
  })

  it('answers in bounded time and size', async () => {
    const endless = await serve((_, response) => response.write('x'))
    await expect(fetchOutside(endless, {}, { ...inside, timeoutMs: 50 })).rejects.toThrow(/abort|timeout/i)
    const large = await serve((_, response) => response.end('x'.repeat(2_000)))
    await expect(fetchOutside(large, {}, { ...inside, maxBytes: 1_000 })).rejects.toThrow(
      'more than 1000 bytes',
    )
  })
})
