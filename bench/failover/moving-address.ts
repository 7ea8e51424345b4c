import { createServer, connect as dial, type Socket } from 'node:net'
import { freePort } from '#backend/testing/free-port.ts'

export interface MovingAddress {
  port: number
  /** Has new connections lead to this port. */
  pointTo(port: number): void
  /** Cuts all connections, and closes new ones at once until it points elsewhere. */
  cut(): void
  close(): void
}

/** One address of a database that moves with the primary: a virtual one, or that of a proxy which knows it. */
export async function openMovingAddress(first: number): Promise<MovingAddress> {
  let target: number | undefined = first
  const open = new Set<Socket>()
  const server = createServer((from) => {
    from.on('error', () => {})
    if (target === undefined) return void from.destroy()
    const to = dial(target, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = () => {
    target = undefined
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    cut,
    pointTo(next) {
      target = next
    },
    close() {
      server.close()
      cut()
    },
  }
}
