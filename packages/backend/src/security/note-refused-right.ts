import type { Context } from 'hono'
import type { Deps } from '#backend/deps.ts'
import { noteSecurity } from './note-security.ts'

/** Names of use cases, tables and functions; what else a client invents as a path stays out of the log. */
const NAME = /^[\w/-]{1,80}$/

/**
 * Writes to the log who was refused a right (403), or came with a token that nobody gave out (401). A visitor who would
 * have to sign in, and a token that has run out, are everyday.
 */
export async function noteRefusedRight(
  deps: Pick<Deps, 'log' | 'config' | 'identify'>,
  c: Context,
  { status, name }: { status: number; name: string },
): Promise<void> {
  if (status !== 401 && status !== 403) return
  const who = await deps.identify(c.req.raw.headers)
  if (status === 401 && (who.ok || who.expired)) return
  const account = who.ok ? who.caller.userId : undefined
  const code = NAME.test(name) ? name : undefined
  noteSecurity(deps, c, { event: 'use-right', outcome: 'refused', account, code })
}
