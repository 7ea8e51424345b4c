import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  headers: Record<string, string>
  body: string
}

/** A server that takes webhooks over HTTP and answers as it is told. */
export async function openReceiver() {
  const received: ReceivedWebhook[] = []
  const answer = { status: 204, body: '', headers: {} as Record<string, string> }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    received.push({
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(parts).toString('utf8'),
    })
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
