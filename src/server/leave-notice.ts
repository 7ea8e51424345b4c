import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** The share of the notice in which everything is answered. */
const ANSWERING = 0.6

/**
 * What a process does between being asked to stop and taking no more connections. It goes on answering, but `/readyz`
 * says 503, so that a proxy that asks it sends new requests elsewhere, and each answer is the last of its connection.
 * At the end it refuses what only reads: a proxy that asks nobody learns from that, asks the next process instead and
 * leaves this one out. Otherwise an order could be on its way to a connection that is about to be cut off.
 */
export function createLeaveNotice(seconds: number) {
  let isLeaving = false
  let isRefusing = false
  return {
    /** Resolves when proxies have had the time to notice. */
    async give(): Promise<void> {
      isLeaving = true
      await wait(seconds * 1000 * ANSWERING)
      isRefusing = true
      await wait(seconds * 1000 * (1 - ANSWERING))
    },
    wrap(answer: RequestListener): RequestListener {
      return (request, response) => {
        if (!isLeaving) return answer(request, response)
        response.shouldKeepAlive = false
        const isRead = request.method === 'GET' || request.method === 'HEAD'
        const isCheck = request.url?.split('?')[0] === '/readyz'
        if (!isCheck && !(isRefusing && isRead)) return answer(request, response)
        response.writeHead(503, {
          'content-type': 'text/plain',
          'cache-control': 'no-store',
          'retry-after': '1',
        })
        response.end('The process is stopping')
      }
    },
  }
}
