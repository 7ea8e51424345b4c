import type { Context } from 'hono'
import type { Deps } from '#backend/deps.ts'
import { senderOf } from '#backend/http/sender.ts'
import { senderMark } from './sender-mark.ts'

export interface SecurityEvent {
  /** What was tried, such as `sign-in`. */
  event: string
  outcome: 'done' | 'refused'
  /** The account's id; none where there is no such account. */
  account?: string | undefined
  /** Why it was refused, or how it was proved. */
  code?: string | undefined
}

/** Writes an event of security as one line of the log: who, what, from where; the request's id and the time are in each line. */
export function noteSecurity(
  { log, config }: Pick<Deps, 'log' | 'config'>,
  c: Context,
  event: SecurityEvent,
): void {
  log.info(
    { security: event.event, ...withoutEvent(event), from: senderMark(senderOf(c, config.trustProxy)) },
    'security',
  )
}

const withoutEvent = ({ outcome, account, code }: SecurityEvent) => ({
  outcome,
  ...(account && { account }),
  ...(code && { code }),
})
