import type { Context } from 'hono'
import { type Caller, SERVICE } from '#backend/db/caller.ts'
import { senderOf } from '#backend/http/sender.ts'
import type { Host } from '../host.ts'
import { type Identity, identify } from '../rights/identify.ts'
import type { Probe } from '../rights/probe.ts'

/** Who sends a request, and as whom its limits count it. */
export interface Sender {
  identity: Identity
  key: string
}

/** The sender by the request's token; undefined without one that holds. */
export async function identifySender({ deps }: Host, c: Context): Promise<Sender | undefined> {
  const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const token = bearer ?? c.req.header('apikey')
  if (!token) return
  const who = await identify(deps, token)
  if (!who.ok) return
  const { identity } = who
  return { identity, key: senderOf(c, deps.config.trustProxy, identity.caller.userId) }
}

/** Counts so many messages; false beyond what the sender may send. The server itself is not limited. */
export function takeRequest(
  { limits }: Host,
  { identity, key }: Sender,
  bytes: number,
  messages = 1,
): boolean {
  if (isService(identity.caller)) return true
  const who = { id: `http ${key}`, sender: key }
  for (let i = 0; i < messages; i++) if (!limits.takeMessage(who, bytes / messages)) return false
  return true
}

const isService = ({ role }: Caller) => role === SERVICE.role

export const probeOfSender = (c: Context, { identity, key }: Sender, topic: string): Probe => ({
  topic,
  caller: identity.caller,
  address: key,
  headers: Object.fromEntries(Object.entries(c.req.header()).filter(([name]) => name.startsWith('x-'))),
})
