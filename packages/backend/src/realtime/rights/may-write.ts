import type { Deps } from '#backend/deps.ts'
import { type Probe, probe } from './probe.ts'

/** Asks the insert policies of `realtime.messages` whether the caller may send to a private channel. */
export function mayWrite(deps: Deps, channel: Probe, extension: 'broadcast' | 'presence'): Promise<boolean> {
  return probe(deps, channel, false, async (tx, become) => {
    await become()
    // Without `returning`, which would demand the right to read as well.
    await tx.query('insert into realtime.messages (topic, extension) values ($1, $2)', [
      channel.topic,
      extension,
    ])
    return true
  })
}
