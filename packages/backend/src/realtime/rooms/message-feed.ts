import type { Deps } from '#backend/deps.ts'
import type { Broadcast } from '../wire/frame.ts'
import { type Room, roomKey } from './rooms.ts'

interface Row extends Room {
  id: string
  event: string
  payload: string | null
  binary_payload: Buffer | null
}

const COLUMNS = 'id, topic, private as "isPrivate", event, payload::text, binary_payload'
/** Seconds before the loss of a connection whose messages are read again, and how many ids are kept for that. */
const OVERLAP_SECONDS = 120
const REMEMBERED = 10_000

/** Reads the messages that SQL sent, in the order of their commits, and hands them to their rooms. */
export class MessageFeed {
  readonly #deps: Deps
  readonly #deliver: (room: string, message: Broadcast) => void
  readonly #heard = new Set<string>()
  #waiting: string[] = []
  #reading: Promise<void> | undefined

  constructor(deps: Deps, deliver: (room: string, message: Broadcast) => void) {
    this.#deps = deps
    this.#deliver = deliver
  }

  hear(id: string): void {
    if (this.#heard.has(id)) return
    this.#remember(id)
    this.#waiting.push(id)
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
  }

  /** Catches up with what was announced while nobody listened; the first time, to know what is old. */
  async catchUp({ isFirst }: { isFirst: boolean }): Promise<void> {
    const { rows } = await this.#deps.db.pool.query<{ id: string }>(
      `select id from realtime.messages
       where event is not null and private is not null and num_nonnulls(payload, binary_payload) = 1
         and inserted_at > now() at time zone 'utc' - make_interval(secs => $1)
       order by inserted_at`,
      [OVERLAP_SECONDS],
    )
    for (const { id } of rows) {
      if (isFirst) this.#remember(id)
      else this.hear(id)
    }
  }

  #remember(id: string): void {
    this.#heard.add(id)
    if (this.#heard.size > REMEMBERED) this.#heard.delete(this.#heard.values().next().value!)
  }

  async #read(): Promise<void> {
    while (this.#waiting.length > 0) {
      const ids = this.#waiting.splice(0, 100)
      try {
        const { rows } = await this.#deps.db.pool.query<Row>(
          `select ${COLUMNS} from realtime.messages join unnest($1::uuid[]) with ordinality as given (id, place) using (id)
           order by place`,
          [ids],
        )
        for (const row of rows) this.#deliver(roomKey(row), messageOf(row))
      } catch (error) {
        this.#warn({ err: error, lost: ids.length }, 'Realtime could not read messages')
      }
    }
  }

  #warn(fields: { err: unknown; lost?: number }, text: string): void {
    const { log, outage } = this.#deps
    if (!outage.covers(fields.err)) log.warn(fields, text)
  }
}

const messageOf = ({ id, event, payload, binary_payload }: Row): Broadcast => ({
  event,
  meta: { id },
  ...(binary_payload
    ? { encoding: 'bytes', payload: binary_payload }
    : { encoding: 'json', payload: Buffer.from(payload!) }),
})
