import type { Channel } from '../channel/channel.ts'
import type { Probe } from './probe.ts'

/** What the policies are asked about a member, or one that wants to be. */
export const probeOf = ({
  topic,
  identity,
  connection,
}: Pick<Channel, 'topic' | 'identity' | 'connection'>): Probe => ({
  topic,
  caller: identity.caller,
  headers: connection.handshake.headers,
  address: connection.handshake.address,
})
