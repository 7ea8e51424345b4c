import { createHmac, randomBytes } from 'node:crypto'

/** Known to this process alone, and for a day. */
const DAY_MS = 86_400_000
let key = randomBytes(32)
let since = Date.now()

/**
 * Stands for an address in the log: the same for the same address within a process and a day, and nothing that leads back to
 * it. Enough to see that one place tries many accounts; the address itself is with the session and in the audit log.
 */
export function senderMark(group: string, now = Date.now()): string {
  if (now - since > DAY_MS) {
    key = randomBytes(32)
    since = now
  }
  return createHmac('sha256', key).update(group).digest('base64url').slice(0, 12)
}
