import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'

/**
 * Closes connections on which nothing has come within so many milliseconds. Node.js gives up requests that come too
 * slowly, but keeps a connection on which none has begun for ever: thousands of them use up what the system allows.
 */
export function dropSilentConnections(server: EventEmitter, ms: number): void {
  server.on('connection', (socket: Socket) => {
    const end = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy()
    }, ms)
    end.unref()
    socket.once('close', () => clearTimeout(end))
  })
}
