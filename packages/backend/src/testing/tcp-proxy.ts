import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What a proxy does with new connections while nothing is behind it. */
export type ProxyFault = 'closes' | 'hangs' | 'resets'

export interface TcpProxy {
  port: number
  /** Connections that clients have had in all. */
  accepted(): number
  /** Connections of clients that are open now. */
  open(): number
  /** Ends all connections and does the same to new ones in its own way, until `mend`. */
  fail(fault: ProxyFault): void
  /** Keeps all connections open and passes nothing on, as after a cable is cut. */
  freeze(): void
  mend(): void
  /** Leads new connections to another port. */
  pointTo(port: number): void
  close(): Promise<void>
}

/** A proxy before the TCP server at `port` of this machine, whose faults a test chooses. */
export async function startTcpProxy(port: number): Promise<TcpProxy> {
  let target = port
  const clients = new Set<Socket>()
  let fault: ProxyFault | undefined
  let accepted = 0

  const server = createServer((client) => {
    accepted += 1
    clients.add(client)
    client.on('close', () => clients.delete(client))
    client.on('error', () => {})
    if (fault) end(client, fault)
    else forward(client, connect(target, '127.0.0.1'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    accepted: () => accepted,
    open: () => clients.size,
    fail(way) {
      fault = way
      for (const client of clients) client.destroy()
    },
    freeze() {
      fault = 'hangs'
      for (const client of clients) {
        client.unpipe()
        client.resume()
      }
    },
    mend() {
      fault = undefined
    },
    pointTo(other) {
      target = other
    },
    async close() {
      for (const client of clients) client.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function end(client: Socket, fault: ProxyFault): void {
  // A socket that nobody reads does not notice its end.
  client.resume()
  if (fault === 'closes') client.end()
  if (fault === 'resets') client.resetAndDestroy()
}

function forward(client: Socket, upstream: Socket): void {
  upstream.on('error', () => client.destroy())
  upstream.on('close', () => client.destroy())
  client.on('close', () => upstream.destroy())
  client.pipe(upstream).pipe(client)
}
