import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Hangs up on a connection that sends so many requests without waiting for an answer. Node.js begins all of them at
 * once, and keeps what a client does not read: a few connections could use up the memory. Browsers and proxies send one
 * after the other.
 */
export function limitPipelining(answer: RequestListener, most: number): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const before = underWay.get(socket) ?? 0
    if (before >= most) return void socket.destroy()
    underWay.set(socket, before + 1)
    response.once('close', () => underWay.set(socket, underWay.get(socket)! - 1))
    answer(request, response)
  }
}
