import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createLeaveNotice } from './leave-notice.ts'

it('is given to proxies before the process takes no more connections', async () => {
  const notice = createLeaveNotice(3)
  const server = createServer(
    notice.wrap((request, response) => void response.end(`answer to ${request.url}`)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(url + path, { method })
    return [response.status, response.headers.get('connection'), await response.text()]
  }

  expect(await ask('/readyz')).toEqual([200, 'keep-alive', 'answer to /readyz'])

  const given = notice.give()
  expect(await ask('/readyz?by=proxy')).toEqual([503, 'close', 'The process is stopping'])
  expect(await ask('/search')).toEqual([200, 'close', 'answer to /search'])

  await expect
    .poll(() => ask('/search'), { timeout: 5_000 })
    .toEqual([503, 'close', 'The process is stopping'])
  expect(await ask('/functions/v1/place-hold', 'POST')).toEqual([
    200,
    'close',
    'answer to /functions/v1/place-hold',
  ])
  await given
  server.close()
})
