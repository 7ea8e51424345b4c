import { withIds } from '../changes/entry.ts'
import { subscribe } from '../changes/subscribe.ts'
import type { Host } from '../host.ts'
import { isObject } from '../is-object.ts'
import { identify } from '../rights/identify.ts'
import { probeOf } from '../rights/probe-of.ts'
import { readRights } from '../rights/read-rights.ts'
import type { Channel } from './channel.ts'
import { isUserToken } from './join-config.ts'
import { noLongerRead, noRead } from './refusals.ts'

/** Lets a member go on with another token, as far as its rights go; nothing is answered. */
export async function changeToken(host: Host, channel: Channel, payload: unknown): Promise<void> {
  const token = isObject(payload) ? payload.access_token : undefined
  if (!isUserToken(token) || token === channel.identity.token) return
  const who = await identify(host.deps, token)
  if (!channel.isOpen) return
  if (!who.ok) return channel.refuse(who.text)
  channel.identity = who.identity
  channel.connection.person = who.identity.caller.userId ?? channel.connection.person
  channel.mayWrite.clear()
  await checkRights(host, channel)
  if (channel.isOpen && channel.config.changes.length > 0)
    await subscribe(host, channel, withIds(channel.config.changes))
}

/** Asks the policies of a private channel again, and ends it where a right to read is gone. */
export async function checkRights({ deps }: Host, channel: Channel): Promise<void> {
  if (!channel.config.isPrivate) return
  const before = channel.rights
  const rights = await readRights(deps, probeOf(channel))
  if (!channel.isOpen) return
  channel.rights = rights
  if (!rights.broadcast && !rights.presence) return channel.refuse(noRead(channel.topic))
  const isLess = (before.broadcast && !rights.broadcast) || (before.presence && !rights.presence)
  if (isLess) channel.refuse(noLongerRead(channel.topic))
}
