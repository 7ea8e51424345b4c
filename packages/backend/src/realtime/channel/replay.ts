import { z } from 'zod'
import type { Host } from '../host.ts'
import { encodeBroadcast } from '../wire/encode.ts'
import type { Broadcast } from '../wire/frame.ts'
import type { Channel } from './channel.ts'

const MAX_MESSAGES = 25

const schema = z.object({
  since: z.number().int().min(0),
  limit: z.number().int().min(1).max(MAX_MESSAGES).default(MAX_MESSAGES),
})

/** `since` is in epoch ms. */
export type Replay = z.infer<typeof schema>

export const readReplay = (value: unknown): Replay | undefined => schema.safeParse(value).data

interface Row {
  id: string
  event: string
  payload: string | null
  binary_payload: Buffer | null
}

/** Sends a member what was sent from the database to its private room lately, oldest first. */
export async function replayMessages(
  { deps }: Host,
  channel: Channel,
  { since, limit }: Replay,
): Promise<void> {
  if (!channel.rights.broadcast) return
  const { rows } = await deps.db.pool.query<Row>(
    `select id, event, payload::text, binary_payload
     from realtime.messages
     where topic = $1 and private and extension = 'broadcast' and event is not null
       and num_nonnulls(payload, binary_payload) = 1
       and inserted_at >= to_timestamp($2 / 1000.0) at time zone 'utc'
     order by inserted_at desc limit $3`,
    [channel.topic, since, limit],
  )
  for (const row of rows.reverse()) {
    channel.replayed.add(row.id)
    sendReplayed(channel, row)
  }
}

function sendReplayed(channel: Channel, { id, event, payload, binary_payload }: Row): void {
  const meta = { replayed: true, id }
  if (binary_payload) {
    const message: Broadcast = { event, encoding: 'bytes', payload: binary_payload, meta }
    const data = encodeBroadcast(channel.version, channel.topic, message)
    if (data !== undefined) channel.sendEncoded(data)
  } else {
    channel.send('broadcast', { type: 'broadcast', event, payload: JSON.parse(payload!), meta })
  }
}
