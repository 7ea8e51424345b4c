import type { Present } from '../presence/presence-book.ts'
import type { Broadcast } from '../wire/frame.ts'

/** What processes tell each other. */
export type Envelope =
  | { type: 'broadcast'; room: string; message: SealedBroadcast }
  | { type: 'presence'; room: string; joins: Present[]; leaves: string[] }
  /** Everybody of a process, in answer to `hello`; it replaces what was known of them. */
  | { type: 'present'; rooms: Record<string, Present[]> }
  /** A process is new, or may have missed something. */
  | { type: 'hello' }
  | { type: 'alive' }
  | { type: 'bye' }

interface SealedBroadcast extends Omit<Broadcast, 'payload'> {
  /** JSON text, or bytes in base64. */
  payload: string
}

const textEncoding = ({ encoding }: Pick<Broadcast, 'encoding'>) => (encoding === 'json' ? 'utf8' : 'base64')

export const seal = (message: Broadcast): SealedBroadcast => ({
  ...message,
  payload: message.payload.toString(textEncoding(message)),
})

export const unseal = (message: SealedBroadcast): Broadcast => ({
  ...message,
  payload: Buffer.from(message.payload, textEncoding(message)),
})
