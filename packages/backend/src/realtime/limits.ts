import { ProcessRateLimit } from '#backend/http/process-rate-limit.ts'
import type { RealtimeSettings } from './settings.ts'

const WINDOW_SECONDS = 10
/** A person or an address with several sockets has so many times the limit of one. */
const SENDER_SHARE = 5
const PRESENCE_SECONDS = 30

/** Whom something is counted against: the socket, and its person or else its address. */
export interface Counted {
  id: string
  sender: string
}

/** What clients may do in how much time, counted in this process. */
export class Limits {
  readonly #joins: Pair
  readonly #messages: Pair
  readonly #bytes: Pair
  readonly #presence: ProcessRateLimit
  readonly #isOn: boolean

  constructor({ perSecond, presenceCalls }: RealtimeSettings, isOn: boolean) {
    this.#joins = pair(perSecond.joins)
    this.#messages = pair(perSecond.messages)
    this.#bytes = pair(perSecond.bytes)
    this.#presence = new ProcessRateLimit({ requests: presenceCalls, seconds: PRESENCE_SECONDS })
    this.#isOn = isOn
  }

  /** Counts a message of so many bytes; false when it is one too many. */
  takeMessage(who: Counted, bytes: number): boolean {
    return !this.#isOn || (take(this.#messages, who, 1) && take(this.#bytes, who, bytes))
  }

  takeJoin(who: Counted): boolean {
    return !this.#isOn || take(this.#joins, who, 1)
  }

  /** `key` names a channel of a socket. */
  takePresence(key: string): boolean {
    return !this.#isOn || this.#presence.take(key) === 0
  }
}

interface Pair {
  socket: ProcessRateLimit
  sender: ProcessRateLimit
}

const pair = (perSecond: number): Pair => ({
  socket: new ProcessRateLimit({ requests: perSecond * WINDOW_SECONDS, seconds: WINDOW_SECONDS }),
  sender: new ProcessRateLimit({
    requests: perSecond * WINDOW_SECONDS * SENDER_SHARE,
    seconds: WINDOW_SECONDS,
  }),
})

const take = ({ socket, sender }: Pair, who: Counted, cost: number) =>
  socket.take(who.id, cost) === 0 && sender.take(who.sender, cost) === 0
