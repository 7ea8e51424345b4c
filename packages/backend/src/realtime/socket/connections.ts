import type { Deps } from '#backend/deps.ts'
import { expiredText } from '../rights/identify.ts'
import type { RealtimeSettings } from '../settings.ts'
import { type Connection, GOING_AWAY, RESTARTING } from './connection.ts'

const SWEEP_MS = 1_000
/** Milliseconds for which a socket may stay without a channel. */
const UNUSED_MS = 10 * 60_000

/** How long a client has to agree to the end of its socket. */
const PATIENCE_MS = 2_000

/** The sockets of this process. */
export class Connections {
  readonly #deps: Deps
  readonly #settings: RealtimeSettings
  readonly #observe: (open: number) => void
  readonly #open = new Set<Connection>()
  readonly #byAddress = new Map<string, number>()
  #sweeping: NodeJS.Timeout | undefined
  #isClosing = false

  constructor(deps: Deps, settings: RealtimeSettings, observe: (open: number) => void = () => {}) {
    this.#deps = deps
    this.#settings = settings
    this.#observe = observe
  }

  hasRoomFor(address: string): boolean {
    const { connections, connectionsPerSender } = this.#settings
    if (this.#isClosing || this.#open.size >= connections) return false
    return !this.#deps.config.rateLimits || (this.#byAddress.get(address) ?? 0) < connectionsPerSender
  }

  add(connection: Connection): void {
    this.#open.add(connection)
    this.#observe(this.#open.size)
    this.#count(connection, 1)
    this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_MS).unref()
  }

  remove(connection: Connection): void {
    if (!this.#open.delete(connection)) return
    this.#observe(this.#open.size)
    this.#count(connection, -1)
    for (const channel of [...connection.channels.values()]) channel.forget()
  }

  /** Tells the clients to connect again, which they do elsewhere or after a while. */
  closeAll(): void {
    clearInterval(this.#sweeping)
    this.#sweeping = undefined
    this.#isClosing = true
    for (const connection of this.#open) connection.close(RESTARTING)
    // Those that do not answer are not waited for.
    setTimeout(() => {
      for (const connection of this.#open) connection.cutOff()
    }, PATIENCE_MS).unref()
  }

  /** Whatever does not end by a message of its own. */
  #sweep(): void {
    const now = this.#deps.now().getTime()
    for (const connection of this.#open) {
      if (performance.now() - connection.heardAt > this.#settings.silenceMs) {
        // Nobody is there who could agree to a close.
        connection.cutOff()
      } else if (connection.channels.size === 0 && performance.now() - connection.usedAt > UNUSED_MS) {
        connection.close(GOING_AWAY)
      } else {
        for (const channel of [...connection.channels.values()]) {
          const { expiresAt } = channel.identity
          if (expiresAt !== undefined && expiresAt <= now) {
            channel.refuse(expiredText(this.#deps, expiresAt / 1000))
          }
        }
      }
    }
  }

  #count({ handshake: { address } }: Connection, change: 1 | -1): void {
    const count = (this.#byAddress.get(address) ?? 0) + change
    if (count > 0) this.#byAddress.set(address, count)
    else this.#byAddress.delete(address)
  }
}
