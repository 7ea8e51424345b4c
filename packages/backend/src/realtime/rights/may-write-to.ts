import type { Channel } from '../channel/channel.ts'
import type { Host } from '../host.ts'
import { mayWrite } from './may-write.ts'
import { probeOf } from './probe-of.ts'

/** Whether a member may send to its room; asked once for each token. */
export function mayWriteTo(
  { deps }: Host,
  channel: Channel,
  extension: 'broadcast' | 'presence',
): Promise<boolean> {
  if (!channel.config.isPrivate) return Promise.resolve(true)
  const known = channel.mayWrite.get(extension)
  if (known) return known
  const answer = mayWrite(deps, probeOf(channel), extension)
  channel.mayWrite.set(extension, answer)
  return answer
}
