import type { Context } from 'hono'
import type { Deps } from '#backend/deps.ts'
import { noteSecurity } from './note-security.ts'

/** Names of use cases, tables and functions; what else a client invents as a path stays out of the log. */
const NAME = /^[\w/-]{1,80}$/

/** What each status is to the log; the others are everyday. */
const EVENTS: Readonly<Record<number, string>> = {
  400: 'odd-input',
  401: 'use-right',
  403: 'use-right',
  429: 'limit',
}

/**
 * Writes to the log who was refused a right (403), came with a token that nobody gave out (401), sent what fits no schema
 * (400), or more than is taken (429). A visitor who would have to sign in, and a token that has run out, are everyday.
 */
export async function noteRefusal(
  deps: Pick<Deps, 'log' | 'config' | 'identify'>,
  c: Context,
  { status, name }: { status: number; name: string },
): Promise<void> {
  const event = EVENTS[status]
  if (!event) return
  const who = await deps.identify(c.req.raw.headers)
  if (status === 401 && (who.ok || who.expired)) return
  const account = who.ok ? who.caller.userId : undefined
  const code = NAME.test(name) ? name : undefined
  noteSecurity(deps, c, { event, outcome: 'refused', account, code })
}
