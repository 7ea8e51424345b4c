import type { Deps } from '#backend/deps.ts'
import { type Probe, probe } from './probe.ts'

/** What the members of a channel may hear. */
export interface ReadRights {
  broadcast: boolean
  presence: boolean
}

export const ALL_RIGHTS: ReadRights = { broadcast: true, presence: true }
const NONE: ReadRights = { broadcast: false, presence: false }

/**
 * Asks the select policies of `realtime.messages` what the caller may hear in a private channel: of two rows with its
 * topic that are there for a moment, those that the caller sees.
 */
export function readRights(deps: Deps, channel: Probe): Promise<ReadRights> {
  return probe(deps, channel, NONE, async (tx, become) => {
    const { rows: made } = await tx.query<{ id: string }>(
      `insert into realtime.messages (topic, extension) values ($1, 'broadcast'), ($1, 'presence') returning id`,
      [channel.topic],
    )
    await become()
    const { rows } = await tx.query<{ extension: string }>(
      'select extension from realtime.messages where id = any ($1)',
      [made.map(({ id }) => id)],
    )
    const may = (extension: string) => rows.some((row) => row.extension === extension)
    return { broadcast: may('broadcast'), presence: may('presence') }
  })
}
