import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { socketGroup } from '#backend/http/sender.ts'

/**
 * Hangs up on an address (of IPv6 a /64) that has so many connections already: whoever keeps more of them open than
 * the system allows a process keeps all others out.
 */
export function limitConnections(server: EventEmitter, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const sender = socketGroup(socket.remoteAddress)
    const before = open.get(sender) ?? 0
    if (before >= most) return void socket.destroy()
    open.set(sender, before + 1)
    socket.once('close', () => {
      const left = open.get(sender)! - 1
      if (left > 0) open.set(sender, left)
      else open.delete(sender)
    })
  })
}
