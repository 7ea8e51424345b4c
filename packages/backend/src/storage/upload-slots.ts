import { senderOf } from '#backend/http/sender.ts'
import type { StorageDeps } from './settings.ts'
import type { StorageMiddleware } from './storage-context.ts'
import { refuse } from './storage-error.ts'

/** An address may be a household, an office or a school: it has as many places as this many people. */
const PEOPLE_OF_AN_ADDRESS = 4

/**
 * Gives each upload a place among those of its sender, and refuses the one that is too many: a sender of a hundred
 * slow files keeps no one else waiting. What the server uploads itself has no limit.
 */
export function uploadSlots({ config, settings }: StorageDeps): StorageMiddleware {
  const underWay = new Map<string, number>()

  return async (c, next) => {
    const caller = c.get('caller')
    if (!config.rateLimits || caller?.role === 'service_role') return next()
    const places: [sender: string, most: number][] = [
      [`address ${senderOf(c, config.trustProxy)}`, settings.uploadsAtOnce * PEOPLE_OF_AN_ADDRESS],
      ...(caller?.userId ? [[`person ${caller.userId}`, settings.uploadsAtOnce] as [string, number]] : []),
    ]
    if (places.some(([sender, most]) => (underWay.get(sender) ?? 0) >= most)) {
      c.header('retry-after', '5')
      throw refuse.slowDown()
    }
    for (const [sender] of places) underWay.set(sender, (underWay.get(sender) ?? 0) + 1)
    try {
      await next()
    } finally {
      for (const [sender] of places) leave(underWay, sender)
    }
  }
}

function leave(underWay: Map<string, number>, sender: string): void {
  const left = underWay.get(sender)! - 1
  if (left > 0) underWay.set(sender, left)
  else underWay.delete(sender)
}
