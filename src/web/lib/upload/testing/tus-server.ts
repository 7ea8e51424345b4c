import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TusServer = Awaited<ReturnType<typeof startTusServer>>

/** A storage that speaks the resumable protocol for one upload, and breaks, stalls or refuses where a test says so. */
export async function startTusServer() {
  let bytes = Buffer.alloc(0)
  let header = ''
  let limit = Number.POSITIVE_INFINITY
  let atLimit: 'break' | 'hold' = 'break'
  let refusal: { status: number; body: object } | undefined
  let isTakenBack = false
  const offsets: number[] = []
  const keys = new Set<string | undefined>()
  let tellHolding: () => void
  const holding = new Promise<void>((resolve) => {
    tellHolding = resolve
  })

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    GET: (_, response) => response.end('pong'),
    POST(request, response) {
      header = String(request.headers['upload-metadata'])
      response.writeHead(201, { location: '/storage/v1/upload/resumable/1' }).end()
    },
    HEAD: (_, response) => response.writeHead(200, progress()).end(),
    DELETE(_, response) {
      isTakenBack = true
      response.writeHead(204).end()
    },
    PATCH(request, response) {
      offsets.push(Number(request.headers['upload-offset']))
      request.on('error', () => {})
      request.on('data', (chunk: Buffer) => {
        bytes = Buffer.concat([bytes, chunk]).subarray(0, limit)
        if (bytes.length < limit) return
        request.pause()
        if (atLimit === 'hold') return tellHolding()
        limit = Number.POSITIVE_INFINITY
        request.socket.destroy()
      })
      request.on('end', () => response.writeHead(204, progress()).end())
    },
  }
  const progress = () => ({ 'upload-offset': bytes.length, 'upload-length': 20_000 })

  const server = createServer((request, response) => {
    const isUpload = request.url?.startsWith('/storage/')
    if (isUpload) keys.add(request.headers.authorization)
    if (isUpload && refusal) {
      request.resume()
      response.writeHead(refusal.status).end(JSON.stringify(refusal.body))
    } else routes[request.method ?? '']?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => bytes.toString(),
    metadata: () =>
      Object.fromEntries(
        header.split(',').map((pair) => {
          const [key = '', value = ''] = pair.split(' ')
          return [key, Buffer.from(value, 'base64').toString()]
        }),
      ),
    keys: () => keys,
    /** Of the parts, where each began. */
    offsets: () => offsets,
    isTakenBack: () => isTakenBack,
    breakAfter(count: number) {
      limit = count
    },
    holdAfter(count: number) {
      limit = count
      atLimit = 'hold'
    },
    isHolding: () => holding,
    letGo() {
      limit = Number.POSITIVE_INFINITY
    },
    refuse(status: number, body: object) {
      refusal = { status, body }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
